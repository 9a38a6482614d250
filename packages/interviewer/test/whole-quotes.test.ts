import { describe, expect, it } from 'vitest';
import type { Level, QuestionKind } from '@kafaa/interviewer/contract';
import { assemble, localStamp, scoreAnswers } from '@kafaa/interviewer/local';
import { passages } from '@kafaa/interviewer/scoring/passages';
import { isReserve } from '@kafaa/interviewer/scoring/said/reserve';
import { wholeOf, type Extent } from '@kafaa/interviewer/scoring/said/whole';
import { pathTold } from '@kafaa/interviewer/scoring/summary/path';
import { interview, jobBrief, question } from './briefs.ts';

function shownOf(answer: string, part: string, extent?: Extent): string {
  const prepared = scoreAnswers(interview([answer]))[0]?.prepared;
  const passage = prepared && passages(prepared).find(({ text }) => text.includes(part));
  if (!prepared || !passage) throw new Error(`no passage with « ${part} »`);
  return wholeOf(passage, prepared, answer, extent).text;
}

/** Makes an answer too long to be shown whole. */
const LONG_BEFORE =
  'Le matin j’ouvre le dépôt à six heures et je relève les compteurs de la chaufferie, puis je range les bons de la veille dans le classeur du bureau, je branche le chargeur des chariots, je vide la poubelle du quai, je règle l’horloge de la pointeuse et je sors le panneau de la livraison devant le portail. ';
const LONG_AFTER =
  ' Le vendredi je balaie la cour avec le gardien et nous rentrons les palettes vides, ensuite je ferme le portail et je rends les clés du camion au bureau, je relève le courrier, je coupe la lumière du quai, je range les gants et les gilets dans leurs casiers et je laisse la liste du lundi sur la table. Le samedi le dépôt reste fermé toute la journée, sauf en décembre.';

describe('quotes that are understood alone', () => {
  it.each<[kind: string, answer: string, part: string, shown: string]>([
    [
      'an object that only the sentence before names',
      `${LONG_BEFORE}La sonde du four donnait vingt degrés de trop. Je l’ai remplacée avec le mécanicien et j’ai refait les trois essais de cuisson du mardi au jeudi matin avant de relancer.${LONG_AFTER}`,
      'Je l’ai remplacée',
      'La sonde du four donnait vingt degrés de trop. Je l’ai remplacée avec le mécanicien et j’ai refait les trois essais de cuisson du mardi au jeudi matin avant de relancer',
    ],
    [
      'a fragment without its verb',
      `${LONG_BEFORE}J’ai porté une cuve de cent kilos sans chariot et mon dos a cédé. Trois jours couché. Depuis je demande le chariot, même quand le chef de quai me presse et que le camion attend dehors.${LONG_AFTER}`,
      'Depuis je demande',
      'J’ai porté une cuve de cent kilos sans chariot et mon dos a cédé. Trois jours couché. Depuis je demande le chariot, même quand le chef de quai me presse et que le camion attend dehors',
    ],
    [
      'a second thing set against the first one',
      `${LONG_BEFORE}Le premier devis était moins cher mais sans la livraison. On a pris l’autre à soixante jours, avec la livraison et deux reprises gratuites par an pour les rouleaux abîmés.${LONG_AFTER}`,
      'On a pris',
      'Le premier devis était moins cher mais sans la livraison. On a pris l’autre à soixante jours, avec la livraison et deux reprises gratuites par an pour les rouleaux abîmés',
    ],
    [
      'a number whose thing the sentence before names',
      `${LONG_BEFORE}La rampe du ventilateur était de deux secondes, trop court pour la masse. Je suis passé à 6 avec l’accord du chef de ligne et j’ai surveillé une semaine entière, matin et soir.${LONG_AFTER}`,
      'Je suis passé à 6',
      'La rampe du ventilateur était de deux secondes, trop court pour la masse. Je suis passé à 6 avec l’accord du chef de ligne et j’ai surveillé une semaine entière, matin et soir',
    ],
    [
      'a semicolon within brackets',
      `${LONG_BEFORE}Je lis le courant du moteur (bas, il tourne à vide ; haut, il force), la pression de sortie et la perte au tamis, et je note les trois valeurs sur la fiche du poste de pompage.${LONG_AFTER}`,
      'la pression de sortie',
      'Je lis le courant du moteur (bas, il tourne à vide ; haut, il force), la pression de sortie et la perte au tamis, et je note les trois valeurs sur la fiche du poste de pompage',
    ],
    [
      'words of somebody else keep their own marks',
      'Je repose la caisse, j’écris « manque deux » sur le bon et je fais signer le livreur avant son départ.',
      'Je repose',
      'Je repose la caisse, j’écris « manque deux » sur le bon et je fais signer le livreur avant son départ',
    ],
  ])('a quote is shown with the words that it needs: %s', (_, answer, part, shown) =>
    expect(shownOf(answer, part)).toBe(shown),
  );
});

describe('quotes with a limit or a correction', () => {
  it.each<[kind: string, answer: string, part: string, shown: string]>([
    [
      'an irregular act and the private record of it',
      `${LONG_BEFORE}Quand le bus est plein et que l’heure presse, je passe la balance d’essai à la place du colis pour sortir le ticket et je le colle. Je le note dans mon carnet à moi. Jamais une plainte.${LONG_AFTER}`,
      'je passe la balance',
      'Quand le bus est plein et que l’heure presse, je passe la balance d’essai à la place du colis pour sortir le ticket et je le colle. Je le note dans mon carnet à moi. Jamais une plainte',
    ],
    [
      'a slip and who was told',
      `${LONG_BEFORE}J’ai oublié deux cartons de sérum dans le couloir et la chaîne du froid était rompue. J’ai prévenu la pharmacienne le soir même et elle a fait détruire le lot entier, onze boîtes.${LONG_AFTER}`,
      'J’ai oublié deux cartons',
      'J’ai oublié deux cartons de sérum dans le couloir et la chaîne du froid était rompue. J’ai prévenu la pharmacienne le soir même et elle a fait détruire le lot entier, onze boîtes',
    ],
    [
      'the rule and the exception that follows from being realistic',
      `${LONG_BEFORE}Couper, verrouiller, vérifier l’absence de pression, je le fais signer à chaque équipe du matin. Maintenant faut être honnête, si on arrête le four on perd la fournée. Donc le joint je le change four allumé, avec des gants.${LONG_AFTER}`,
      'je le fais signer',
      'Couper, verrouiller, vérifier l’absence de pression, je le fais signer à chaque équipe du matin. Maintenant faut être honnête, si on arrête le four on perd la fournée. Donc le joint je le change four allumé, avec des gants',
    ],
    [
      'good work and the limit of it',
      `${LONG_BEFORE}Je règle la table de coupe au dixième et je contrôle trois pièces sur le marbre avec le comparateur du labo. Par contre la programmation je la fais notice ouverte, pas de tête.${LONG_AFTER}`,
      'Je règle la table',
      'Je règle la table de coupe au dixième et je contrôle trois pièces sur le marbre avec le comparateur du labo. Par contre la programmation je la fais notice ouverte, pas de tête',
    ],
  ])('a quote is shown with the sentence that limits or corrects it: %s', (_, answer, part, shown) =>
    expect(shownOf(answer, part)).toBe(shown),
  );

  it('a short answer is shown whole', () => {
    const answer =
      'On dilue à l’eau tiède. On porte des gants et on aère. On ne mélange jamais deux produits, parce que le gaz pique les yeux.';
    expect(shownOf(answer, 'On ne mélange jamais')).toBe(answer.slice(0, -1));
  });

  it('a text message without full stops is shown whole', () => {
    const answer =
      'jarrete la machine je regarde si la courroie a bougé apres je note lheure sur le cahier et jappelle le chef par telephone si il repond pas jecris un message et jattends a coté de la machine';
    expect(shownOf(answer, 'jarrete la machine')).toBe(answer);
  });

  it('a lack quoted alone loses the word that links it to the sentence before', () => {
    const answer = `${LONG_BEFORE}Donc le tri me va très bien, le chariot à fourche je ne l’ai jamais conduit.${LONG_AFTER}`;
    expect(shownOf(answer, 'chariot à fourche', 'alone')).toBe(
      'le tri me va très bien, le chariot à fourche je ne l’ai jamais conduit',
    );
  });

  it('a case within an answer on knowledge is shown with its cause and its end', () => {
    const told =
      'Sur le monte-charge, l’arrêt tombait au hasard, jamais deux fois au même étage. J’ai noté douze arrêts en trois jours : onze après la pluie. J’ai ouvert la boîte du palier et la cosse était verte. Cosse changée, un mois sans arrêt.';
    expect(shownOf(`${LONG_BEFORE}${told}${LONG_AFTER}`, 'J’ai noté douze arrêts')).toBe(told.slice(0, -1));
  });

  it('a story is shown with its beginning, the slip and what was done about it', () => {
    const story =
      'En mars j’ai classé la facture d’un client dans le dossier d’un autre. Je l’ai vu trois semaines après, la déclaration était déjà partie. J’ai hésité une nuit. Le matin je l’ai dit à ma responsable et elle a fait une rectification, quarante dinars. Depuis je tape le numéro du client et pas son nom.';
    const answer = `${story} ${LONG_BEFORE}${LONG_AFTER}`;
    expect(shownOf(answer, 'j’ai classé la facture', 'story')).toContain(story.slice(0, -1));
  });
});

describe('reserves', () => {
  it.each([
    'Le variateur neuf je le règle avec la notice ouverte',
    'Je ne le fais pas de tête',
    'La déclaration, préparée oui, jamais déposée seule',
    'J’ai un seul vrai cas de fuite',
    'Le tableau croisé on me l’a montré, j’ai pas retenu',
    'Lire les relevés oui, régler la chaudière seule non',
    'les contra jamé',
    'Faut me former',
    'Le coût, c’est le comptable qui le calcule',
    'Ma première semaine avait vexé tout le monde',
  ])('the sentence is a reserve: %s', (text) => expect(isReserve(text, 'fr')).toBe(true));

  it.each([
    'Je reçois la personne seule à seule, porte fermée',
    'Si je ne sais pas, je demande à ma responsable',
    'On ne mélange jamais la javel à un acide',
    'En production on n’est pas seul, je regarde les verrous',
    'J’ai mesuré l’isolement au mégohmmètre',
  ])('the sentence is no reserve: %s', (text) => expect(isReserve(text, 'fr')).toBe(false));
});

const path = (kind: QuestionKind, answer: string): string | null => {
  const input = interview([{ question: question({ kind }), answer }]);
  const scored = scoreAnswers(input);
  return pathTold({ exchanges: input.exchanges, answers: scored })?.passage.text ?? null;
};

describe('career paths of the person alone', () => {
  it.each<[QuestionKind, string]>([
    ['motivation', 'Un mois ma tante a reçu une lettre de la banque alors qu’elle avait payé.'],
    ['motivation', 'ça fait 3 ans et ya pas eu un seul arret de la ligne'],
    ['value', '1 monsieur de 80 an la poste lui avait dit de tout faire par internet.'],
    ['knowledge', 'Je lui demanderais ce qui se passe depuis un mois, avant ce n’était pas comme ça.'],
    ['behaviour', 'Je n’ai jamais eu d’équipe, juste un stagiaire deux mois.'],
  ])('no path is read in a %s answer: %s', (kind, answer) => expect(path(kind, answer)).toBeNull());

  it.each<[string, string]>([
    ['jai fait 18 ans femme de chambre a Sousse et voila.', 'jai fait 18 ans femme de chambre a Sousse et voila'],
    ['9 ans ds la boulangerie de mon oncle. Le reste apres.', '9 ans ds la boulangerie de mon oncle'],
    ['En 2021 on m’a prêté à une école. C’était bien.', 'En 2021 on m’a prêté à une école'],
  ])('the summary finds the career path in the motivation answer: %s', (answer, quote) =>
    expect(path('motivation', answer)).toBe(quote),
  );
});

interface Judged {
  kind?: QuestionKind;
  skill: string;
  text: string;
  answer: string;
  level: Level;
}

/** An evaluation with levels that are given, so that the texts do not depend on the weights. */
function evaluated(answers: readonly Judged[]) {
  const job = jobBrief({ skills: ['Saisie CRM', 'Conduite de grue', 'Excel'], softSkills: ['Communication'] });
  const input = interview(
    answers.map(({ kind = 'knowledge', skill, text, answer }) => ({
      question: question({ kind, competency: skill, text, requirement: `Demandé : ${skill}`, evidence: [] }),
      answer,
    })),
    { job },
  );
  const scored = scoreAnswers(input).map((each, at) => {
    const level = answers[at]?.level ?? 0;
    const reason =
      level === 2 ? 'Réponse partielle, exactitude à vérifier. Non trouvé\u00A0: raisonnement.' : 'Réponse.';
    return { ...each, value: level, evaluation: { ...each.evaluation, level, score: level * 22, reason, flags: [] } };
  });
  const { note, dimensions } = assemble(input, scored, null, localStamp());
  const reason = dimensions.find(({ key }) => key === 'technicalSkillsMatch')?.reason ?? '';
  return { note, reason };
}

const EXCEL: Judged = {
  skill: 'Excel',
  text: 'Comment obtenez-vous un total fiable dans Excel ?',
  answer: 'Je garde une copie du fichier, je trie par numéro de client et je contrôle le total avec la banque.',
  level: 4,
};
const GRUE: Judged = {
  skill: 'Conduite de grue',
  text: 'Le vent se lève pendant une levée : que faites-vous ?',
  answer: 'J’arrête la levée, je pose la charge au sol et je mesure le vent avec l’anémomètre.',
  level: 2,
};

describe('labels', () => {
  it('a skill that neither the question nor the words name is replaced by the question', () => {
    const { note } = evaluated([EXCEL, { ...GRUE, level: 4 }]);
    expect(note).toContain(
      'à la question «\u00A0Le vent se lève pendant une levée : que faites-vous ?\u00A0», dit\u00A0: «\u00A0J’arrête la levée'.replace(
        'à la',
        'À la',
      ),
    );
    expect(note).not.toContain('ur Conduite de grue, dit');
    expect(note).toMatch(/sur Excel, dit\u00A0: «/i);
  });

  it('a skill that the person says not to master is no strength, whatever its level', () => {
    const crm: Judged = {
      skill: 'Saisie CRM',
      text: 'Compétence demandée : Saisie CRM. Qu’avez-vous déjà fait ?',
      answer: 'Jamais utilisé un vrai CRM. J’ai fait une feuille partagée avec le nom, le modèle et la date de retour.',
      level: 4,
    };
    const { note, reason } = evaluated([crm, { ...EXCEL, level: 3 }]);
    expect(note).not.toMatch(/sur Saisie CRM, dit\u00A0: «\u00A0J’ai fait une feuille/i);
    expect(note).toMatch(/«\u00A0Jamais utilisé un vrai CRM/);
    expect(reason).toContain(
      'Saisie CRM (réponse\u00A01, niveau\u00A04), limite dite\u00A0: «\u00A0Jamais utilisé un vrai CRM',
    );
  });
});

describe('the best and the weakest answer of a criterion', () => {
  it('the reason for the weakest answer names what was not found instead of quoting a good act', () => {
    expect(evaluated([EXCEL, GRUE]).reason).toBe(
      'Au mieux\u00A0: Excel, «\u00A0Je garde une copie du fichier, je trie par numéro de client et je contrôle le total avec la banque\u00A0» (réponse\u00A01, niveau\u00A04)\u202F; au plus faible\u00A0: question sur Conduite de grue (réponse\u00A02, niveau\u00A02), non trouvé\u00A0: raisonnement.',
    );
  });

  it('the reason for the weakest answer quotes the limit that the person states', () => {
    const answer = `${GRUE.answer} La grue à tour je ne l’ai jamais conduite seule.`;
    expect(evaluated([EXCEL, { ...GRUE, answer }]).reason).toContain(
      'au plus faible\u00A0: Conduite de grue, «\u00A0La grue à tour je ne l’ai jamais conduite seule\u00A0» (réponse\u00A02, niveau\u00A02)',
    );
  });

  it('the reason for the best answer quotes no sentence with a limit', () => {
    const answer = `${EXCEL.answer} Les macros je les fais avec la notice ouverte, pas de tête.`;
    const { reason } = evaluated([{ ...EXCEL, answer }, GRUE]);
    expect(reason).toContain('Au mieux\u00A0: Excel, «\u00A0Je garde une copie du fichier');
    expect(reason).not.toContain('notice ouverte');
  });
});
