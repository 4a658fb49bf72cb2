/** All chains of a game, by kind. */
import './ChainsByKind.css';
import '../look/seat.css';
import type { Rules } from '@polis/engine';
import type { Whose } from '../game/names.ts';
import { Crest } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { ChainTree } from './ChainTree.tsx';
import { chainsByKind } from './chains.ts';

interface ChainsByKindProps {
  rules: Rules;
  built?: ReadonlySet<number> | null;
  whose?: Whose;
  onOpen?(name: string): void;
  hrefOf?(name: string): string;
  state?: unknown;
}

export function ChainsByKind({ rules, ...where }: ChainsByKindProps) {
  const { t } = useTranslation();
  return (
    <div className="chain-kinds">
      {chainsByKind(rules).map(({ kind, chains }) => (
        <section key={kind} className={`panel chains-${kind}`} aria-labelledby={`chains-${kind}`}>
          <h2 id={`chains-${kind}`} className={`row k-${kind}`}>
            <Crest kind={kind} /> {t(`kind.${kind}`)}
          </h2>
          <ChainTree chains={chains} {...where} />
        </section>
      ))}
    </div>
  );
}
