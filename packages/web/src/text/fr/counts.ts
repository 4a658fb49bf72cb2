/** Things that are counted, and the words of the game. */
import type * as english from '../en/counts.ts';
import type { Texts } from '../texts.ts';

export const counts: Texts<typeof english.counts> = {
  word: { or: ' ou ', and: ' et ', list: ', ' },
  count: {
    coins_one: '{{count}} pièce',
    coins_other: '{{count}} pièces',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    shields_one: '{{count}} bouclier',
    shields_other: '{{count}} boucliers',
    stages: '{{done}} étapes sur {{all}}',
  },
  resource: {
    wood: 'bois',
    stone: 'pierre',
    clay: 'argile',
    ore: 'minerai',
    glass: 'verre',
    loom: 'tissu',
    papyrus: 'papyrus',
  },
  symbol: { compass: 'compas', gear: 'rouage', tablet: 'tablette', any: 'un symbole scientifique au choix' },
  kind: {
    raw: 'Matière',
    goods: 'Produit',
    civic: 'Civil',
    trade: 'Commerce',
    war: 'Militaire',
    science: 'Science',
    guild: 'Guilde',
    leader: 'Leader',
    shadow: 'Ombre',
  },
  kindLong: {
    raw: 'Matière première, carte marron',
    goods: 'Produit manufacturé, carte grise',
    civic: 'Bâtiment civil, carte bleue',
    trade: 'Bâtiment commercial, carte jaune',
    war: 'Bâtiment militaire, carte rouge',
    science: 'Bâtiment scientifique, carte verte',
    guild: 'Guilde, carte violette',
    leader: 'Leader, carte blanche',
    shadow: 'Ombre, carte noire',
  },
  age: { 1: 'Âge I', 2: 'Âge II', 3: 'Âge III' },
  side: { letter: '{{city}} {{side}}', A: '{{city}} (jour)', B: '{{city}} (nuit)' },
  freeCity: 'Cité libre',
  bot: {
    apprentice: 'Apprenti',
    merchant: 'Marchand',
    architect: 'Architecte',
    baseline: 'Référence',
    random: 'Hasard',
  },
};
