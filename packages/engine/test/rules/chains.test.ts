import { describe, expect } from 'vitest';
import { explain } from '../../src/explain.ts';
import { legal } from '../../src/game.ts';
import { unpack } from '../../src/words.ts';
import { build, expectRefused, NOTHING, PASS, pick, rule, stage, table } from '../kit/index.ts';

/** The table "Chains" of the rules: structure, and what it opens. */
const CHAINS: Record<string, string[]> = {
  baths: ['aqueduct'],
  altar: ['temple'],
  theater: ['statue'],
  'east-trading-post': ['forum'],
  'west-trading-post': ['forum'],
  marketplace: ['caravansery'],
  apothecary: ['stables', 'dispensary'],
  workshop: ['archery-range', 'laboratory'],
  scriptorium: ['courthouse', 'library'],
  temple: ['pantheon'],
  statue: ['gardens'],
  forum: ['haven'],
  caravansery: ['lighthouse'],
  walls: ['fortifications'],
  'training-ground': ['circus'],
  dispensary: ['arena', 'lodge'],
  laboratory: ['siege-workshop', 'observatory'],
  library: ['senate', 'university'],
  school: ['academy', 'study'],
};

const { cards } = table({}).game.rules;
const byChain = { via: 'chain', pay: NOTHING };

describe('a chain', () => {
  rule('B-6.1', 'a structure opens the cards of the list and no others, for a city that has nothing else', () => {
    const structures = cards.filter((card) => !card.name.startsWith('made-up')).map((card) => card.name);
    for (const structure of structures) {
      const hand = structures.filter((card) => card !== structure);
      const t = table({ me: { city: [structure], coins: 0, hand } });
      const opened = explain(t.game, 0).filter(({ build }) => build.some((way) => way.via === 'chain'));
      expect(opened.map(({ card }) => card).sort(), structure).toEqual([...(CHAINS[structure] ?? [])].sort());
      for (const { build } of opened) expect(build).toMatchObject([byChain]);
    }
  });

  rule('B-6.1', 'the card costs nothing, neither coins nor resources', () => {
    const t = table({ me: { hand: ['pantheon'], city: ['temple'], coins: 0 }, left: { makes: ['9 wood'] } });
    const built = t.play({ me: build('pantheon', 'chain') });
    expect(built.seat()).toMatchObject({ city: ['temple', 'pantheon'], coins: 0 });
    expect(built.seat('left').coins).toBe(6);
  });

  rule('B-6.1', 'either Trading Post opens the Forum, and two open it no more than one', () => {
    for (const city of [['east-trading-post'], ['west-trading-post'], ['east-trading-post', 'west-trading-post']])
      expect(table({ age: 2, me: { hand: ['forum'], city, coins: 0 } }).ways('forum')).toEqual([byChain]);
  });

  rule('B-6.1', 'a structure of a neighbour and a card under a stage open nothing', () => {
    const t = table({
      me: { wonder: 'giza', makes: ['stone'], hand: ['baths'], coins: 0 },
      left: { city: ['baths'] },
      right: { city: ['baths'], hand: ['theater', 'aqueduct'] },
    }).play({ me: stage('baths') });
    expect(t.ways('aqueduct')).toEqual([]);
    expectRefused(t, 'me', build('aqueduct', 'chain'), 'no-chain');
  });

  rule('B-6.1', 'it opens from the turn after the structure', () => {
    const t = table({ me: { hand: ['altar', 'temple'] }, right: { hand: ['theater', 'temple'] } });
    const sealed = t.answer('me', build('altar'));
    expect(sealed.ways('temple')).toEqual([]);
    expect(sealed.play({ me: build('altar') }).ways('temple')).toEqual([byChain]);
  });

  rule('B-6.2', 'every chain leads from one Age to the next', () => {
    const age = (name: string) => cards.find((card) => card.name === name)?.age ?? 0;
    const chained = cards.filter((card) => card.chain.length > 0);
    expect(chained).toHaveLength(new Set(Object.values(CHAINS).flat()).size);
    for (const card of chained) for (const from of card.chain) expect(age(from.name), card.name).toBe(card.age - 1);
  });

  rule('B-10.3', 'a chain works from a structure that Halikarnassos brought in during the same Age', () => {
    const t = table({
      age: 2,
      discard: ['workshop'],
      me: { wonder: 'halikarnassos', side: 'B', makes: ['2 ore'], hand: ['altar'], coins: 0 },
      left: { hand: ['theater', 'laboratory'] },
    });
    const digging = t.play({ me: stage('altar') });
    const passed = digging.answer('me', PASS);
    expect(passed.ways('laboratory')).toEqual([]);
    const dug = digging.answer('me', pick('workshop'));
    expect(dug.ways('laboratory')).toEqual([byChain]);
    expect(dug.play({ me: build('laboratory', 'chain') }).seat().city).toEqual(['workshop', 'laboratory']);
  });
});

describe('a chain is one of the ways', () => {
  const t = table({
    age: 2,
    me: { wonder: 'giza', makes: ['2 stone'], city: ['baths'], hand: ['aqueduct', 'tavern'], coins: 4 },
    left: { makes: ['stone'] },
  });

  rule('B-6.3', 'paying, selling and building a stage remain possible', () => {
    const choices = legal(t.game, 0).map((choice) => unpack(t.game.rules, choice));
    expect(choices.filter((choice) => 'card' in choice && choice.card === 'aqueduct')).toEqual([
      { do: 'build', card: 'aqueduct', via: 'chain', pay: NOTHING },
      { do: 'build', card: 'aqueduct', via: 'paid', pay: NOTHING },
      { do: 'stage', card: 'aqueduct', pay: NOTHING, join: false, option: 0 },
      { do: 'sell', card: 'aqueduct' },
    ]);
  });

  rule('B-6.3', 'a player with a chain may pay a neighbour for the card', () => {
    const paid = t.play({ me: build('aqueduct', { via: 'paid', pay: { left: 2 } }) });
    expect(paid.seat()).toMatchObject({ city: ['baths', 'aqueduct'], coins: 2 });
    expect(paid.events.find((event) => event.event === 'built')).toMatchObject({ via: 'paid', pay: { left: 2 } });
  });

  rule('B-6.3', 'the chain is used when it is named, and then nothing is paid', () => {
    const chained = t.play({ me: build('aqueduct', 'chain') });
    expect(chained.seat().coins).toBe(4);
    expect(chained.events.find((event) => event.event === 'built')).toMatchObject({ via: 'chain', pay: NOTHING });
    expectRefused(t, 'me', build('aqueduct', { via: 'chain', pay: { left: 2 } }), 'wrong-payment');
  });

  rule('B-6.3', 'a chain that the city does not have cannot be named', () => {
    expectRefused(t, 'me', build('tavern', 'chain'), 'no-chain');
  });
});

describe('paid, chain or power', () => {
  const olympia = { wonder: 'olympia', side: 'A', stages: 2 } as const;
  const t = table({
    age: 2,
    me: { ...olympia, makes: ['3 stone'], city: ['baths'], hand: ['aqueduct', 'theater'] },
    left: { hand: ['theater', 'walls'] },
  });
  const POWER = 'olympia-free-build';
  const spent = (via: string) => t.play({ me: build('aqueduct', via) });

  rule('B-10.7', 'the player names the way, and each of them is offered', () => {
    expect(t.ways('aqueduct').map((way) => way.via)).toEqual(['chain', 'paid', POWER]);
  });

  rule('B-10.7', 'the use of the Age is spent only when the power is named', () => {
    for (const via of ['chain', 'paid'])
      expect(
        spent(via)
          .ways('walls')
          .map((way) => way.via),
      ).toEqual(['paid', POWER]);
    expect(
      spent(POWER)
        .ways('walls')
        .map((way) => way.via),
    ).toEqual(['paid']);
    expectRefused(spent(POWER), 'me', build('walls', POWER), 'no-power');
  });

  rule('B-10.7', 'the power is never spent unasked', () => {
    expect(
      t
        .play({ me: build('aqueduct') })
        .ways('walls')
        .map((way) => way.via),
    ).toContain(POWER);
    const poor = table({ age: 3, me: { ...olympia, hand: ['palace'] } });
    expect(poor.ways('palace').map((way) => way.via)).toEqual([POWER]);
    expectRefused(poor, 'me', build('palace'), 'cannot-pay');
  });
});
