import type { Anchors, Question, QuestionKind } from '../contract.ts';
import { bankKey } from '../keys/bank.ts';
import { followUpTexts } from './bank/follow-ups.ts';
import type { BankItem } from './bank/item.ts';
import { frenchTypography } from './wording.ts';

const LIVED: Anchors = {
  0: 'Rien, hors sujet ou illisible.',
  2: 'Un épisode réel mais vague : on ne sait pas ce que la personne a fait elle-même, ou pas ce qui en est sorti.',
  4: 'Une situation, une action personnelle et un résultat, avec une contrainte ou un arbitrage et au moins un détail vérifiable (chiffre, outil, date).',
};

const KNOWN: Anchors = {
  0: 'Rien, hors sujet ou illisible.',
  2: 'Une connaissance à moitié juste ou récitée : les bons mots, sans ordre ni raison.',
  4: 'Une démarche juste, ordonnée et justifiée, appliquée à un cas, avec une limite ou un risque nommé et un détail vérifiable (outil, mesure, méthode).',
};

const MOTIVE: Anchors = {
  0: 'Rien, hors sujet ou illisible.',
  2: 'Un intérêt réel pour le poste, sans lien avec une expérience vécue.',
  4: 'Un choix expliqué par une expérience précise (lieu, durée, résultat) et relié à une mission de l’offre, avec ce que la personne veut y apprendre.',
};

function anchorsOf(kind: QuestionKind): Anchors {
  if (kind === 'motivation') return MOTIVE;
  return kind === 'behaviour' || kind === 'value' ? LIVED : KNOWN;
}

/** Why a question on a listed skill is asked. */
export const skillWhy = (skill: string) => `Vérifie la pratique de « ${skill} », demandée dans l’offre.`;

/** Adds to a question what the recruiter sees beside it: the reason for asking, what a good answer looks like, the bank's key. */
export function framed(
  item: BankItem,
  competency: string,
  requirement: string,
  why: string,
  language: 'fr' | 'en',
): Question {
  const key = bankKey(item.text, language);
  return {
    ...(key ? { key } : {}),
    text: item.text,
    kind: item.kind,
    competency,
    requirement: frenchTypography(requirement),
    rationale: frenchTypography(why),
    evidence: [...item.evidence],
    anchors: { ...anchorsOf(item.kind) },
    followUps: followUpTexts(item.kind, language),
  };
}
