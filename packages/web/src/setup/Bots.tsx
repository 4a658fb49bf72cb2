/** How strong the bots are, what they are fond of, and which would suit whoever sets up the table. */
import './Bots.css';
import { PLAIN_LEVELS, type PlainLevel, STYLES } from '@polis/client';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { useMe } from '../net/identity.ts';
import { identityOf, useRatings } from '../ratings/data.ts';
import { levelTitle, partsOf } from '../text/botName.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Draft } from './draft.ts';
import { hasStyles, NO_STYLE, ratingHere, styled, suitedTo } from './levels.ts';

interface BotsProps {
  draft: Pick<Draft, 'level'>;
  change(to: Pick<Draft, 'level'>): void;
}

export function Bots({ draft, change }: BotsProps) {
  const { t } = useTranslation();
  const { level, style } = partsOf(draft.level) ?? { level: 'level-3' as const, style: null };
  const kept = style ?? NO_STYLE;
  const { mine, ofLevel } = useRatingsHere();
  return (
    <div className="panel wide-part bots">
      <Choices
        legend={t('setup.level.title')}
        look="numbers"
        value={level}
        options={PLAIN_LEVELS.map((value, i) => ({ value, title: i + 1, label: levelTitle(t, value) }))}
        hint={t('setup.level.rated', {
          level: t(`bot.${level}`),
          rating: ratingHere(level, ofLevel),
          what: t(`setup.level.${level}`),
        })}
        onChange={(chosen) => change({ level: styled(chosen, kept) })}
      />
      {mine ? (
        <Suggested
          chosen={level}
          rating={mine.value}
          suited={suitedTo(mine.value, ofLevel)}
          take={(suited) => change({ level: styled(suited, kept) })}
        />
      ) : null}
      {hasStyles(level) ? (
        <Select
          label={t('setup.level.style')}
          value={kept}
          options={[
            { value: NO_STYLE, text: t('setup.level.anyStyle') },
            ...STYLES.map((value) => ({ value, text: t(`bot.style.${value}`) })),
          ]}
          onChange={(chosen) => change({ level: styled(level, chosen) })}
        />
      ) : null}
    </div>
  );
}

/** One's own rating and those of the levels, where they are known: only whoever has one wants to compare. */
function useRatingsHere() {
  const { data: me } = useMe();
  const identity = (level: PlainLevel): string | null => identityOf({ person: null, bot: level });
  const ids = me ? [me.id, ...PLAIN_LEVELS.flatMap((level) => identity(level) ?? [])] : [];
  const ratings = useRatings(ids);
  return { mine: ratings(me?.id ?? null), ofLevel: (level: PlainLevel) => ratings(identity(level)) };
}

interface SuggestedProps {
  chosen: PlainLevel;
  rating: number;
  suited: PlainLevel;
  take(level: PlainLevel): void;
}

/** Unless they have chosen it already. */
function Suggested({ chosen, rating, suited, take }: SuggestedProps) {
  const { t } = useTranslation();
  if (suited === chosen) return null;
  return (
    <button type="button" className="button" onClick={() => take(suited)}>
      {t('setup.level.suggested', { rating, level: levelTitle(t, suited) })}
    </button>
  );
}
