/** Games that last for days: what waits for me, and holidays. */
import type * as english from '../en/days.ts';
import type { Texts } from '../texts.ts';

export const days: Texts<typeof english.days> = {
  title: 'À moi de jouer',
  count_one: 'Une table t’attend.',
  count_other: '{{count}} tables t’attendent.',
  count_zero: 'Aucune table de ce serveur ne t’attend.',
  next: 'À la table la plus pressée',
  there: 'Sur ce serveur',
  here: 'Sur cet appareil',
  waited: 'Elle attend depuis {{time}}.',
  left: 'Encore {{time}}',
  over: 'Temps écoulé',
  stands: 'Horloge arrêtée jusqu’au {{date}}',
  none: {
    title: 'Rien ne t’attend',
    text: 'Dès que ce sera à toi quelque part, la table apparaîtra ici d’elle-même. D’ici là :',
    notices: 'Comment être prévenu·e',
  },
  offline: 'Pas de serveur pour l’instant. Les parties de cet appareil marchent comme toujours.',
  holiday: {
    title: 'Vacances',
    text: 'Pendant tes vacances, tes horloges d’une heure ou plus s’arrêtent et personne ne confie ta chaise à un bot. Les autres voient jusqu’à quand.',
    days: 'du {{first}} au {{last}}',
    on: 'Tu es en vacances.',
    ahead: 'Annoncées.',
    end: 'Finir maintenant',
    endLabel: 'Finir maintenant les vacances : {{when}}',
    callOff: 'Annuler',
    callOffLabel: 'Annuler les vacances : {{when}}',
    ended: 'Les vacances sont finies et tes horloges repartent. Les jours restants te sont rendus.',
    calledOff: 'Les vacances sont annulées.',
    first: 'Premier jour',
    last: 'Dernier jour',
    count_one: '{{count}} jour.',
    count_other: '{{count}} jours.',
    left_one: 'Il reste {{count}} jour en {{year}}.',
    left_other: 'Il reste {{count}} jours en {{year}}.',
    take: 'Prendre ces vacances',
    taken: 'Toutes tes tables le savent.',
  },
};
