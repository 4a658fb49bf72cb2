/** What has to be picked so that a given answer stands ready to be sealed. */
import { type Choice, choices, unpack } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';
import { cardsShown, stagesFor } from '../../game/offers.ts';
import type { Picked } from '../../game/selection.ts';

/** Null if nothing is there to be picked: it is passed, or sealed already. */
export function pickedFor(model: TableModel, choice: Choice): Partial<Omit<Picked, 'question'>> | null {
  const { ask, rules } = model;
  if (!ask || ask.sealed >= 0) return null;
  const form = unpack(rules, choice);
  switch (form.do) {
    case 'build':
      return { slot: slotOf(model, choice), verb: 'build', way: choice };
    case 'stage': {
      const verb = form.join ? 'project' : 'stage';
      const stage = stagesFor(model, ask, []).findIndex(
        ({ number, from }) => number === (form.stage ?? number) && from === (form.from ?? null),
      );
      return { slot: slotOf(model, choice), verb, stage, option: Math.max(1, form.option), way: choice };
    }
    case 'sell':
      return { slot: slotOf(model, choice), verb: 'sell' };
    case 'pick':
      return ask.ask.ask === 'pick' ? { slot: ask.ask.options.indexOf(choices.cardOf(choice)) } : null;
    case 'side':
      return { slot: choices.sideOf(choice) };
    case 'pay':
    case 'give':
      return { way: choice };
    case 'pass':
      return null;
  }
}

const slotOf = (model: TableModel, choice: Choice): number => cardsShown(model).indexOf(choices.cardOf(choice));
