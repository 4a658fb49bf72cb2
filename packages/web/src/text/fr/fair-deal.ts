/** A deal that can be checked (docs/fair-deal.md). */
import type * as english from '../en/fair-deal.ts';
import type { Texts } from '../texts.ts';

export const fairDeal: Texts<typeof english.fairDeal> = {
  title: 'Une donne honnête',
  about: 'Plateaux, mains et tout le reste du hasard de cette partie découlent d’un seul nombre secret.',
  how: 'Il est né avant la première carte, de ce que le serveur a tiré et de ce que l’appareil de chacun a ajouté, et cette empreinte a été montrée à tout le monde. À la fin, le nombre lui-même est révélé : qui a gardé l’empreinte peut voir qu’il n’a pas changé.',
  print: 'Empreinte de la donne',
  copy: 'Copier l’empreinte',
  fixed: 'La donne est fixée : <b>{{short}}</b>',
  more: 'Qu’est-ce que c’est ?',
  check: 'Vérifier la donne',
  before: 'Vérifie toi-même que personne n’a changé les cartes : ton appareil rejoue toute la partie.',
  right: 'Tout est comme promis.',
  wrong: 'Quelque chose cloche dans cette partie.',
  seen: {
    ok: 'L’empreinte {{short}} est celle que cet appareil a reçue pendant la partie : la donne était déjà fixée.',
    bad: 'Pendant la partie, cet appareil a reçu une autre empreinte.',
    none: 'Cet appareil n’était pas là pendant la partie : compare l’empreinte {{short}} avec celle que toi ou un ami avez gardée.',
  },
  commitment: {
    ok: 'Le nombre secret {{seed}} a exactement cette empreinte.',
    bad: 'Le nombre secret {{seed}} n’a pas l’empreinte qui a été montrée.',
    none: 'On ne connaît aucune empreinte de cette partie.',
  },
  deal: {
    ok: 'Ce nombre donne exactement les plateaux et les mains distribués.',
    bad: 'Ce nombre ne donne pas les plateaux et les mains distribués.',
    none: 'La donne n’a pas pu être vérifiée.',
  },
  choices: {
    ok_one: '{{count}} choix a été rejoué : il était permis et mène à la table enregistrée.',
    ok_other: '{{count}} choix ont été rejoués : chacun était permis et mène à la table enregistrée.',
    bad: 'Les choix n’étaient pas tous permis, ou ne mènent pas à la table enregistrée.',
    none: 'Les choix n’ont pas pu être rejoués.',
  },
  result: {
    ok: 'Les points sont bien ceux de ces choix.',
    bad: 'Les points ne sont pas ceux de ces choix.',
    none: 'Les points n’ont pas pu être vérifiés.',
  },
  added: {
    ok: 'Le nombre ajouté par cet appareil y est : personne d’autre n’a pu choisir les cartes.',
    none: 'Rien de cet appareil n’est dans la distribution ; d’autres ont pu y ajouter.',
  },
  untold: { none: 'Quelqu’un avait promis un nombre et n’était pas là pour le dire : on a distribué sans lui.' },
  shown: {
    ok: 'Tout ce que tu as vu pendant la partie est dans l’enregistrement.',
    bad: 'Pendant la partie, tu as vu autre chose que ce que dit l’enregistrement.',
  },
};
