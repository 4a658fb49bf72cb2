/** Catan B and Manneken Pis, which copies its stage. */
import { expect } from 'vitest';
import { mix, ready, rule, stage } from '../../kit/index.ts';

rule('W-75', 'who copies the stage in the same turn draws after Catan has drawn', () => {
  const catan = ready('catan', { side: 'B', coins: 9 });
  const t = mix('leaders').table({ me: catan, left: {}, right: ready('manneken-pis', { coins: 9 }) });
  const { rules, state } = t.game;
  const order = rules.tablePile('leader-order');
  const first = ['cleopatra', 'nero'].map((name) => rules.cardByName.get(name) as number);
  state.piles[order] = [...first, ...state.piles[order].filter((card) => !first.includes(card))];
  const both = t.quietTurn({ me: stage('theater'), right: stage('theater') });
  expect([both.picks(), both.picks('right')]).toEqual([['cleopatra'], ['nero']]);
});
