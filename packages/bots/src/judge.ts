/** Judges every answer to a question by what it is worth, in points at the end of the game. */
import {
  type Ask,
  type Card,
  type CardId,
  type Choice,
  choices,
  HAND,
  NOTHING,
  passesTo,
  type SeatId,
  saleOf,
  TRIGGER_POINTS,
} from '@polis/engine';
import { worthInHand, worthOfCard } from './card-worth.ts';
import { worthOfVictories } from './military.ts';
import { fromChair, type Position } from './position.ts';
import { buildingOf, mindsCardUnder } from './stages.ts';
import type { Weights } from './weights.ts';
import { printedPrice, worthOfCoins, worthOfEffects, worthOfTomb } from './worth.ts';

// taken out once: behind the name of what is exported together each of them would be a call of its own
const { BUILD, STAGE, SELL, PICK, PAY, GIVE, SIDE, PASS, CHAIN, FIRST_POWER } = choices;
const { deedOf, cardOf, coinsOf, givenOf, sideOf, viaOf, joinOf, optionOf, placeOf, whichOf } = choices;
const { leftOf, rightOf, bankOf, withCard, stage: stageWith } = choices;

/** Some leaders cost as much as the Age in which they are recruited: on average this one. */
const DRAFTED_FOR = 2;

const BY_CHAIN = TRIGGER_POINTS.indexOf('chain');

/** One question. Choices are listed card by card, so of cards only the last one looked at is remembered, and so of stages. */
export class Judge {
  private readonly position: Position;
  private readonly weights: Weights;
  private cardJudged: CardId = NOTHING;
  private cardWorth = 0;
  private cardDenied: CardId = NOTHING;
  private deniedWorth = 0;
  private stageJudged: Choice = NOTHING;
  private stageWorth = 0;
  private join: number | null = null;
  private next: Position | null = null;

  constructor(position: Position, weights: Weights) {
    this.position = position;
    this.weights = weights;
  }

  worthOf(ask: Ask, choice: Choice): number {
    switch (deedOf(choice)) {
      case BUILD:
        return this.build(ask, choice);
      case STAGE:
        return this.buildStage(choice);
      case SELL:
        return worthOfCoins(this.position, this.weights, saleOf(this.position.me)) + this.denial(cardOf(choice));
      case PICK:
        return this.pick(ask, cardOf(choice));
      case PAY:
        return this.pay(ask, coinsOf(choice));
      case GIVE:
        return this.give(givenOf(choice));
      case SIDE:
        return this.side(ask, sideOf(choice));
      case PASS:
        return 0;
    }
  }

  private build(ask: Ask, choice: Choice): number {
    const { me } = this.position;
    const via = viaOf(choice);
    let worth = this.card(cardOf(choice)) + this.paid(choice);
    if (via === CHAIN) worth += this.weights.coin * me.tally.gains[BY_CHAIN];
    if (via >= FIRST_POWER) worth -= this.spent(via - FIRST_POWER);
    return ask.ask === 'play' && ask.pile === HAND ? worth + this.denial(cardOf(choice)) : worth;
  }

  /** A power that works once an Age is better kept for something dear. */
  private spent(power: number): number {
    const { rules, plays, table } = this.position;
    if (rules.powers[power].often === 'always') return 0;
    return (0.5 * this.weights.freeBuild * plays[table.age]) / rules.setup.plays;
  }

  private buildStage(choice: Choice): number {
    const key = this.keyOf(choice);
    if (this.stageJudged !== key) {
      this.stageWorth = this.stage(choice);
      this.stageJudged = key;
    }
    if (joinOf(choice) > 0) this.join ??= this.joining();
    const joined = joinOf(choice) > 0 ? (this.join ?? 0) : 0;
    return this.stageWorth + joined + this.paid(choice) + this.denial(cardOf(choice));
  }

  /** The same for choices that build the same stage in the same way: whoever is paid, whatever lies under most stages. */
  private keyOf(choice: Choice): Choice {
    const last = optionOf(choice) | placeOf(choice);
    const same = stageWith(0, 0, 0, 0, 0, last, whichOf(choice));
    return mindsCardUnder(this.position) ? withCard(same, cardOf(choice)) : same;
  }

  private stage(choice: Choice): number {
    const { position, weights } = this;
    const { rules, me } = position;
    const { stages, anyOrder } = rules.wonders[me.wonder];
    const { gives, chosen } = buildingOf(position, choice);
    const under = this.cardOf(cardOf(choice)).colour;
    const opened = !anyOrder && me.stage + 1 < stages.length ? weights.stage * Math.min(1, position.playsLeft / 6) : 0;
    const itself = worthOfEffects(position, weights, gives?.effects ?? [], false, under) + opened;
    return itself + (chosen ? worthOfEffects(position, weights, chosen.effects, false, under) : 0);
  }

  /** A share in the project: its reward if it is built, no penalty if it is not. */
  private joining(): number {
    const { position, weights } = this;
    const { rules, table, plays } = position;
    const left = table.tokens[rules.tokenByName(`pawn-${table.age}`)];
    const likely = Math.max(0.15, Math.min(0.95, 1 - (0.9 * (left - 1)) / (plays[table.age] + 1)));
    const reward = worthOfEffects(position, weights, rules.cards[table.project].effects, false);
    const spared = [0, 1.5, 2.2, 3.5][table.age];
    return likely * reward + (1 - likely) * spared;
  }

  private paid(choice: Choice): number {
    const toOthers = leftOf(choice) + rightOf(choice);
    const all = toOthers + bankOf(choice);
    return all === 0 ? 0 : worthOfCoins(this.position, this.weights, -all) - this.weights.rival * toOthers;
  }

  private card(id: CardId): number {
    if (this.cardJudged !== id) {
      this.cardWorth = worthOfCard(this.position, this.weights, this.cardOf(id));
      this.cardJudged = id;
    }
    return this.cardWorth;
  }

  private cardOf(id: CardId): Card {
    return this.position.rules.cards[id];
  }

  /** What the next player cannot have any more. */
  private denial(id: CardId): number {
    const { rules, table, seat, plays } = this.position;
    if (this.weights.deny === 0 || plays[table.age] === 0 || table.turn === 0) return 0;
    if (this.cardDenied !== id) {
      const next: SeatId = rules[passesTo(table.age)][seat];
      const sign = rules.setup.allies[seat] === next ? -1 : 1;
      this.next ??= fromChair(this.position, next);
      const theirs = worthInHand(this.next, this.weights, this.cardOf(id));
      this.deniedWorth = sign * this.weights.deny * Math.max(0, theirs - 2);
      this.cardDenied = id;
    }
    return this.deniedWorth;
  }

  private pick(ask: Ask, id: CardId): number {
    const { position, weights } = this;
    const card = this.cardOf(id);
    switch (ask.ask === 'pick' ? ask.why : '') {
      case 'leaders.draft':
        return this.card(id) - weights.coin * printedPrice(card, DRAFTED_FOR);
      case 'edifice.penalty':
        return -this.card(id);
      case 'abu-simbel.entomb':
        return worthOfTomb(position, weights, card);
      case 'catan.recruit':
        return this.card(id) + worthOfCoins(position, weights, -printedPrice(card, position.table.age));
      default:
        return this.card(id);
    }
  }

  /** What the tokens that are given up were worth, with what cards of the city give for them. */
  private give(given: readonly number[]): number {
    const { rules, me } = this.position;
    const held = rules.military.victories.map((token) => me.tokens[token]);
    const kept = held.map((count, i) => count - given[i]);
    return worthOfVictories(this.position, kept) - worthOfVictories(this.position, held);
  }

  private pay(ask: Ask, coins: number): number {
    const due = ask.ask === 'pay' ? ask.coins : 0;
    return worthOfCoins(this.position, this.weights, -coins) - (due - coins);
  }

  /** The stages of that side, the later ones less surely built. */
  private side(ask: Ask, index: number): number {
    if (ask.ask !== 'side') return 0;
    const { stages } = this.position.rules.wonders[ask.wonders[index]];
    return stages.reduce((sum, { effects, cost }, i) => {
      const worth = worthOfEffects(this.position, this.weights, effects, false) - 0.8 * cost.units;
      return sum + worth * 0.85 ** i;
    }, 0);
  }
}
