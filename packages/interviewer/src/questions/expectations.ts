import type { Question } from '../contract.ts';
import { frenchTypography } from './wording.ts';

const ASKED: Readonly<Record<Question['kind'], readonly string[]>> = {
  motivation: [
    'une expérience précise',
    'ce qui attire dans ce métier',
    'un choix ou une préférence',
    'ce que la personne veut apprendre',
  ],
  behaviour: ['la situation', 'ce que la personne a fait elle-même', 'la difficulté', 'le résultat'],
  value: ['la situation', 'ce que la personne a fait elle-même', 'la difficulté', 'le résultat'],
  knowledge: ['une démarche dans l’ordre', 'la raison de chaque étape', 'un exemple', 'une limite ou un risque'],
  situation: [
    'ce qu’elle ferait d’abord',
    'ce qu’elle ferait ensuite',
    'qui elle préviendrait',
    'comment elle saurait que cela a marché',
  ],
  scenario: [
    'ce qu’elle ferait d’abord',
    'ce qu’elle ferait ensuite',
    'qui elle préviendrait',
    'comment elle saurait que cela a marché',
  ],
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;

/** Infinitives among the evidence words of the bank. A closed list, because « atelier » or « mesure » end like verbs. */
const VERBS: ReadonlySet<string> = new Set(
  `adapter additionner aider ajuster améliorer appeler apprendre arrêter asseoir attendre avancer aérer bâtir calmer changer chercher
  choisir clamper communiquer comparer comprendre comprimer compter confirmer conseiller consigner contrôler corriger couper demander
  dire débrancher décider découper défaire dégraisser démonter déposer désinfecter emprunter encadrer encourager envoyer essayer
  expliquer fermer finir former garder garer goûter isoler jeter laisser lire mesurer montrer mutualiser nettoyer noter négocier observer
  organiser oublier ouvrir parler proposer protéger prélever préparer prévenir rappeler rassurer recommencer recouper recruter redémarrer
  refaire reformuler refuser regarder regrouper rejouer relire remercier remplacer rentrer reporter reprendre resserrer retirer retrouver
  revenir rincer réparer répartir répondre répéter résumer réécrire saluer sauvegarder scanner serrer signaler simplifier sonder sourire
  suivre supprimer surveiller surélever tester tracer traduire traiter transférer transiger transmettre trier valider vérifier écarter
  écouter écrire éliminer étayer éviter`.split(/\s+/),
);

/** « de mesurer », « d’isoler » */
const withDe = (verb: string): string => (/^[aeiouyéèêâîôû]/u.test(verb) ? `d’${verb}` : `de ${verb}`);

/** One sentence about acts that a good answer may tell, one of each idea; without two acts, about words that it may contain. */
function exampleOf(evidence: readonly string[]): string | null {
  const ideas = evidence.map((group) => group.split(/,\s*/).filter(Boolean));
  const acts = [...new Set(ideas.flatMap((words) => words.find((word) => VERBS.has(word)) ?? []))].slice(0, 4);
  if (acts.length >= 2)
    return `Par exemple, il y est question ${listed(acts.map(withDe))}. Une autre démarche qui mène au même résultat vaut autant.`;
  const words = ideas.flatMap((idea) => idea.slice(0, 2)).slice(0, 8);
  return words.length === 0
    ? null
    : `On y parle par exemple de : ${listed(words)}. Ces mots ne sont pas obligatoires : c’est l’idée qui compte.`;
}

/** Expectations of an answer, as sentences for the recruiter: the parts of a good answer, then what it may do. */
export function expectationOf({ kind, evidence }: Pick<Question, 'kind' | 'evidence'>): string[] {
  const example = exampleOf(evidence);
  return [`Une bonne réponse dit ${listed(ASKED[kind])}.`, ...(example === null ? [] : [example])].map(
    frenchTypography,
  );
}
