/** A choice as a line. */
import { type Choice, isRecruit, unpack } from '@polis/engine';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { stageBuilt } from '../../game/offers.ts';
import { stageWords } from '../../game/words.ts';
import { useEffectWords } from '../../look/Effects.tsx';
import { useTranslation } from '../../text/speaking.tsx';

export function useChoiceWords({ known, model }: RegionProps): (choice: Choice) => string {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const words = useEffectWords();
  const { rules, me, ask } = model;
  return (choice) => {
    const form = unpack(rules, choice);
    switch (form.do) {
      case 'build': {
        const isLeader = isRecruit(rules.cards[rules.cardByName.get(form.card) as number]);
        return t(isLeader ? 'sheet.hint.recruit' : 'sheet.hint.build', { card: names.card(form.card) });
      }
      case 'stage': {
        const { gives, isCopyChosen } = stageBuilt(model, ask?.seat ?? me, form);
        const option = gives?.options[form.option - 1];
        const card = names.card(form.card);
        const number = stageWords(t, names, model, ask?.seat ?? me, form);
        // which one is only said where there are several
        const which = form.stage !== undefined || isCopyChosen ? { number, context: 'which' } : {};
        if (form.join) return t('sheet.hint.stageJoin', { card, ...which });
        return option
          ? t('sheet.hint.stageOption', { card, gives: words(option.effects), ...which })
          : t('sheet.hint.stage', { card, ...which });
      }
      case 'sell':
        return t('sheet.hint.sell', { card: names.card(form.card) });
      case 'pick':
        return t('sheet.hint.pick', {
          do: t([`ask.pickDo.${ask?.ask.ask === 'pick' ? ask.ask.why : 'other'}`, 'ask.pickDo.other']),
          card: names.card(form.card),
        });
      case 'pay':
        return t('sheet.hint.pay', { count: form.coins });
      case 'give':
        return t('sheet.hint.give', { tokens: form.victory.map((value) => `+${value}`).join(' ') });
      case 'side':
        return t('sheet.hint.side', { side: form.side });
      case 'pass':
        return t('sheet.hint.pass');
    }
  };
}
