/** What can be set on this device. */
import type * as english from '../en/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof english.settings> = {
  title: 'Réglages',
  hint: 'Gardés sur cet appareil, et appliqués aussitôt.',
  you: 'Toi',
  name: 'Ton nom',
  nameHint: 'Ce que les autres voient, dès la prochaine table.',
  saved: 'Enregistré.',
  look: 'Apparence et sons',
  theme: { title: 'Thème', system: 'Auto', light: 'Jour', dark: 'Nuit' },
  motion: { title: 'Animations', system: 'Auto', on: 'Avec', off: 'Sans' },
  sound: {
    title: 'Sons',
    text: 'De petits sons quand on scelle une carte, quand des pièces bougent et quand c’est à toi.',
  },
  help: 'À la table',
  hints: { title: 'Conseils', text: 'À la demande, une lampe propose une carte et dit pourquoi.' },
  handOrder: { title: 'Ordre de la main', dealt: 'Comme reçue', colour: 'Par couleur', price: 'Par prix' },
  estimate: { title: 'Score estimé', text: 'Tes points du moment sont affichés à côté de tes pièces.' },
  singleKeys: { title: 'Touches simples', text: 'Les chiffres choisissent les cartes, les lettres ce qu’on en fait.' },
};
