/** What is seldom needed: undo, lending the seat, giving up, what is shown, the invitation, leaving. */
import './Menu.css';
import './Bar.css';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { resumeFirstSteps, useFirstSteps } from '../../device/firstSteps.ts';
import { nextHandOrder, useSettings } from '../../device/settings.ts';
import { shortPrint } from '../../fair-deal/fingerprints.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { isLocal } from '../../local/local.ts';
import { Icon } from '../../look/Icon.tsx';
import { allShortcuts } from '../../parts/keyboard.ts';
import { openSheet } from '../../parts/open.ts';
import { useAnalysis } from '../../study/AnalyseButton.tsx';
import { canBeStudied, studyOfView } from '../../study/begin.ts';
import { LANGUAGES, type Language } from '../../text/index.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { canPlan } from '../ahead/usePlan.ts';
import { useHasHints } from '../hintsAllowed.ts';
import { Concede } from './Concede.tsx';
import { lendableSeats } from './lendable.ts';
import { useRefusal } from './notices.ts';

/** Who plays for someone who is away. */
const STAND_IN = 'merchant';

/** Until the first question is settled there is nothing to undo. */
const FIRST_QUESTION = 1;

/** After the menu has closed and given the focus back. */
const showKeys = (): void => {
  setTimeout(() =>
    allShortcuts()
      .find(({ keys }) => keys.includes('?'))
      ?.run('?'),
  );
};

const otherLanguages = (spoken: Language): Language[] =>
  (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== spoken);

export function Menu({ known, model, send }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const settings = useSettings();
  const [, go] = useLocation();
  const [concedes, setConcedes] = useState(false);
  const canResume = useFirstSteps(({ table, isLeft, isDone }) => table === known.table && isLeft && !isDone);
  const refused = useRefusal();
  const { you, room } = known;
  const chair = you === null ? null : room.chairs[you];
  const isOnline = !isLocal(known.table);
  const hasHints = useHasHints({ known, model, send });
  const canAnalyse = hasHints && !isOnline && canBeStudied(model);
  const analyse = useAnalysis();
  const isFirst = model.view.question <= FIRST_QUESTION;
  const command = (what: Parameters<typeof send>[0]) => () => {
    send(what).then(refused, () => undefined);
  };
  const absent = isOnline ? lendableSeats(known) : [];
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="tool" aria-label={t('table.menu.open')}>
          <Icon name="menu" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          <div className="menu-items edged">
            {chair && !chair.conceded ? (
              <>
                <DropdownMenu.Item disabled={isFirst || room.undo !== null} onSelect={command({ do: 'undo' })}>
                  {t('table.menu.undo')}
                  <small>
                    {isFirst
                      ? t('refusal.nothing-to-undo')
                      : t(isOnline ? 'table.menu.undoOnline' : 'table.menu.undoLocal')}
                  </small>
                </DropdownMenu.Item>
                {chair.lent ? (
                  <DropdownMenu.Item onSelect={command({ do: 'reclaim' })}>{t('table.menu.reclaim')}</DropdownMenu.Item>
                ) : (
                  <DropdownMenu.Item onSelect={command({ do: 'lend', chair: you as number, bot: STAND_IN })}>
                    {t('table.menu.lend')}
                    <small>{t('table.menu.lendText')}</small>
                  </DropdownMenu.Item>
                )}
              </>
            ) : null}
            {absent.map((seat) => (
              <DropdownMenu.Item key={seat} onSelect={command({ do: 'lend', chair: seat, bot: STAND_IN })}>
                {t('table.menu.lendFor', { name: names.seat(seat) })}
                {room.settings.lending === 'everyone' ? <small>{t('table.menu.lendTogether')}</small> : null}
              </DropdownMenu.Item>
            ))}
            {canPlan({ known, model }) ? (
              <DropdownMenu.Item onSelect={() => openSheet({ sheet: 'ahead' })}>
                {t('ahead.title')}
                <small>{t('ahead.menu')}</small>
              </DropdownMenu.Item>
            ) : null}
            <DropdownMenu.Separator />
            {canResume ? (
              <DropdownMenu.Item onSelect={resumeFirstSteps}>{t('firstSteps.resume')}</DropdownMenu.Item>
            ) : null}
            <DropdownMenu.Item onSelect={() => openSheet({ sheet: 'rule', rule: null })}>
              {t('table.menu.rules')}
            </DropdownMenu.Item>
            <DropdownMenu.Item
              onSelect={() => go(`/library?edition=${model.rules.edition}`, { state: { table: known.table } })}
            >
              {t('table.menu.library')}
            </DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => openSheet({ sheet: 'chains' })}>
              {t('table.menu.chains')}
            </DropdownMenu.Item>
            <DropdownMenu.Item onSelect={() => go('/calculator')}>{t('calculator.title')}</DropdownMenu.Item>
            {canAnalyse ? (
              <DropdownMenu.Item
                onSelect={() =>
                  analyse(
                    studyOfView(
                      model,
                      room.chairs.map((_, seat) => names.seat(seat)),
                    ),
                  )
                }
              >
                {t('analysis.analyseNow')}
                <small>{t('analysis.analyseNowText')}</small>
              </DropdownMenu.Item>
            ) : null}
            <DropdownMenu.Item className="menu-spare" onSelect={() => openSheet({ sheet: 'discards' })}>
              {t('table.menu.discards')}
            </DropdownMenu.Item>
            <DropdownMenu.Item className="menu-spare" onSelect={() => openSheet({ sheet: 'log' })}>
              {t('table.log')}
            </DropdownMenu.Item>
            {room.beginning ? (
              <DropdownMenu.Item onSelect={() => openSheet({ sheet: 'beginning' })}>
                {t('branch.menu')}
              </DropdownMenu.Item>
            ) : null}
            {room.commitment ? (
              <DropdownMenu.Item onSelect={() => openSheet({ sheet: 'fingerprint' })}>
                {t('fairDeal.title')}
                <small>{shortPrint(room.commitment)}</small>
              </DropdownMenu.Item>
            ) : null}
            {isOnline ? (
              <DropdownMenu.Item
                onSelect={() => {
                  navigator.clipboard?.writeText(location.href).catch(() => undefined);
                }}
              >
                {t('table.menu.invite')}
                <small>{t('table.menu.code', { code: room.code })}</small>
              </DropdownMenu.Item>
            ) : null}
            <DropdownMenu.Separator />
            <DropdownMenu.Item
              onSelect={(event) => {
                // it can be tried out at once
                event.preventDefault();
                nextHandOrder();
              }}
            >
              {t('settings.handOrder.title')}
              <small>{t(`settings.handOrder.${settings.handOrder}`)}</small>
            </DropdownMenu.Item>
            <DropdownMenu.CheckboxItem
              checked={settings.estimate}
              onCheckedChange={(estimate) => settings.change({ estimate })}
            >
              {t('table.menu.estimate')}
              <DropdownMenu.ItemIndicator>
                <Icon name="check" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.CheckboxItem>
            <DropdownMenu.CheckboxItem checked={settings.sound} onCheckedChange={(sound) => settings.change({ sound })}>
              {t('table.menu.sound')}
              <DropdownMenu.ItemIndicator>
                <Icon name="check" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.CheckboxItem>
            <DropdownMenu.Item className="menu-keys" onSelect={showKeys}>
              {t('table.menu.keys')}
            </DropdownMenu.Item>
            {otherLanguages(settings.language).map((language) => (
              <DropdownMenu.Item key={language} lang={language} onSelect={() => settings.change({ language })}>
                {LANGUAGES[language].name}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Item onSelect={() => go('/settings')}>{t('table.menu.settings')}</DropdownMenu.Item>
            <DropdownMenu.Separator />
            {chair && !chair.conceded ? (
              <DropdownMenu.Item className="menu-bad" onSelect={() => setConcedes(true)}>
                {t('table.menu.concede')}
              </DropdownMenu.Item>
            ) : null}
            <DropdownMenu.Item onSelect={() => go('/')}>{t('table.menu.leave')}</DropdownMenu.Item>
          </div>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Concede isOpen={concedes} onClose={() => setConcedes(false)} onConcede={command({ do: 'concede' })} />
    </>
  );
}
