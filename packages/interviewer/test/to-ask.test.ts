import { describe, expect, it } from 'vitest';
import type { QuestionKind } from '@kafaa/interviewer/contract';
import { evaluateInterview } from '@kafaa/interviewer/local';
import {
  claimsLead,
  deniesFault,
  tellsChange,
  tellsFigure,
  tellsInternship,
} from '@kafaa/interviewer/scoring/said/claims';
import { ownsUp } from '@kafaa/interviewer/scoring/said/owning';
import { reserveOf, type Reserve } from '@kafaa/interviewer/scoring/said/reserves';
import { interview, jobBrief, question } from './briefs.ts';

interface Told {
  kind: QuestionKind;
  competency: string;
  text: string;
  answer: string;
}

/** The lines of a summary, of an offer whose only skills are those of the questions. */
function linesOf(...told: readonly Told[]): string[] {
  const skills = told
    .filter(({ kind }) => kind !== 'value' && kind !== 'motivation')
    .map(({ competency }) => competency);
  return evaluateInterview(
    interview(
      told.map(({ answer, ...asked }) => ({ question: question({ ...asked, evidence: [] }), answer })),
      { job: jobBrief({ title: 'Fleuriste', skills, softSkills: [] }) },
    ),
  ).note.split('\n');
}

/** The questions without the keywords beside their quotes. */
const asked = (...told: readonly Told[]): string[] =>
  linesOf(...told)
    .filter((line) => line.startsWith('À lui demander'))
    .map((line) =>
      line
        .replace(/^À lui demander(?: aussi)?\u00A0: /u, '')
        .replaceAll('\u00A0', ' ')
        .replaceAll('\u202F', ' ')
        .replace(/(\(réponse \d+, [^():]+) : [^()]*\)/u, '$1)'),
    );
const lineWith = (words: RegExp, ...told: readonly Told[]): string | undefined =>
  linesOf(...told)
    .map((line) => line.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' '))
    .find((line) => words.test(line));

const METHOD = 'Comment préparez-vous la chambre froide ?';
const LEARNED = 'Qu’avez-vous déjà fait ou appris ?';
const CASE = 'Un fournisseur livre des tiges abîmées : que faites-vous ?';
const MISTAKE = 'Racontez une erreur à vous que personne n’avait vue.';

describe('questions to ask, by the kind of doubt', () => {
  it.each<[string, Told, string]>([
    [
      'something never done alone: who was beside, and from when on without them',
      {
        kind: 'knowledge',
        competency: 'Chambre froide',
        text: METHOD,
        answer: 'Je lis le thermomètre et je note. La commande des gaz, préparée oui, jamais lancée seule.',
      },
      '« La commande des gaz, préparée oui, jamais lancée seule » (réponse 1, Chambre froide) : qui était à côté, que vérifiait cette personne, et à partir de quand le feriez-vous sans elle ?',
    ],
    [
      'something done a few times: one of these times',
      {
        kind: 'situation',
        competency: 'Négociation',
        text: CASE,
        answer: 'Les prix je les compare. Négocier, j’ai négocié des vases 2 fois c’est tout.',
      },
      '« Négocier, j’ai négocié des vases 2 fois c’est tout » (réponse 1, Négociation) : racontez une de ces fois : que fallait-il obtenir, et qu’avez-vous fait vous-même ?',
    ],
    [
      'work that somebody else does: what is known of it',
      {
        kind: 'behaviour',
        competency: 'Facturation',
        text: LEARNED,
        answer: 'Je range les bons dans la boîte. Les totaux, c’est la comptable qui les calcule.',
      },
      '« Les totaux, c’est la comptable qui les calcule » (réponse 1, Facturation) : que savez-vous de ce travail, et quelle partie feriez-vous dès le premier mois ?',
    ],
    [
      'work with the manual open: what happens without it',
      {
        kind: 'knowledge',
        competency: 'Chambre froide',
        text: METHOD,
        answer: 'Je règle l’humidité avec la notice ouverte, pas de tête.',
      },
      '« Je règle l’humidité avec la notice ouverte, pas de tête » (réponse 1, Chambre froide) : et quand cette aide n’est pas là, que faites-vous, et que laissez-vous ?',
    ],
    [
      'something that has to be shown: where to start, and how it is seen',
      {
        kind: 'knowledge',
        competency: 'Tableur',
        text: METHOD,
        answer: 'Je fais tout sur papier. Le tableur faut me montrer.',
      },
      '« Le tableur faut me montrer » (réponse 1, Tableur) : par quoi commencer, et à quoi verrait-on au bout d’un mois que c’est acquis ?',
    ],
    [
      'a limit in a case that is only put: whether it happened',
      {
        kind: 'scenario',
        competency: 'Autonomie',
        text: 'La caisse tombe en panne et personne ne peut vous aider. Que faites-vous ?',
        answer: 'Je note les ventes à la main. Le tiroir je sais pas le réparer, alors je ferme le magasin.',
      },
      '« Le tiroir je sais pas le réparer, alors je ferme le magasin » (réponse 1, mise en situation) : cela vous est-il déjà arrivé, et comment cela s’est-il terminé ?',
    ],
    [
      'a large claim: when, where and how many',
      {
        kind: 'situation',
        competency: 'Négociation',
        text: CASE,
        answer: 'Ayant conduit de très nombreuses négociations au plus haut niveau, je serai utile immédiatement.',
      },
      '« Ayant conduit de très nombreuses négociations au plus haut niveau, je serai utile immédiatement » (réponse 1, Négociation) : quand et où était-ce, et combien y en a-t-il eu ?',
    ],
    [
      'no mistake of one’s own: a small one',
      {
        kind: 'value',
        competency: 'Intégrité',
        text: MISTAKE,
        answer: 'Franchement les erreurs sont surtout celles des autres dans notre métier.',
      },
      '« Franchement les erreurs sont surtout celles des autres dans notre métier » (réponse 1, Intégrité) : quelle erreur à vous, même petite, vous revient pourtant, et qui l’a vue ?',
    ],
  ])('the question to ask fits the doubt: %s', (_, told, expected) => expect(asked(told)[0]).toBe(expected));

  it('one question asks about a leading post and an internship that two answers tell', () => {
    const both: Told[] = [
      {
        kind: 'motivation',
        competency: 'Motivation',
        text: 'Pourquoi ce métier ?',
        answer: 'Pendant six ans à la tête d’un magasin de fleurs de Sousse, j’ai doublé les ventes.',
      },
      {
        kind: 'behaviour',
        competency: 'Livraison',
        text: LEARNED,
        answer: 'C’était pendant mon stage de printemps, je portais les vases avec le livreur.',
      },
    ];
    expect(asked(...both)[0]).toBe(
      '« Pendant six ans à la tête d’un magasin de fleurs de Sousse, j’ai doublé les ventes » (réponse 1), et « C’était pendant mon stage de printemps, je portais les vases avec le livreur » (réponse 2) : quelles étaient les dates, quel était votre contrat, et qui décidait ?',
    );
    expect(lineWith(/^Durées à comparer/u, ...both)).toMatch(
      /^Durées à comparer : « Pendant six ans[^»]*» \(réponse 1[^)]*\) et « C’était pendant mon stage[^»]*» \(réponse 2[^)]*\)\.$/,
    );
  });

  it('the summary asks about two limits in different words', () => {
    const never = (competency: string, thing: string): Told => ({
      kind: 'knowledge',
      competency,
      text: METHOD,
      answer: `Je n’ai jamais utilisé ${thing}.`,
    });
    const endings = asked(never('Serre', 'la brumisation'), never('Caisse', 'le logiciel')).map(
      (line) => line.split(') : ')[1],
    );
    expect(endings).toEqual([
      'qu’avez-vous fait qui s’en rapproche, et que faudrait-il vous montrer en premier ?',
      'comment l’apprendriez-vous pendant les premières semaines, et auprès de qui ?',
    ]);
  });

  it.each<[string, string, number]>([
    ['a particular doubt has no keyword', 'Le chauffage je le connais mal, je regarde le thermomètre et la vanne.', 0],
    ['a general question has at most two keywords', 'Il faut bien regarder le thermomètre, le carnet et la vanne.', 2],
  ])('%s beside its quote, and the answer contains each keyword', (_, answer, most) => {
    const [line = ''] = linesOf({ kind: 'knowledge', competency: 'Serre', text: METHOD, answer }).filter((each) =>
      each.startsWith('À lui demander'),
    );
    const place = /\(réponse\u00A01, Serre(?:\u00A0: ([^)]*))?\)/u.exec(line);
    const keywords = place?.[1]?.split(', ') ?? [];
    expect(place).not.toBeNull();
    expect(keywords).toHaveLength(most);
    for (const word of keywords) expect(answer).toContain(word);
  });

  it('the summary asks for no case of leading a team if the candidate has never led one', () => {
    const lines = asked(
      {
        kind: 'situation',
        competency: 'Encadrement',
        text: CASE,
        answer: 'Franchement j’ai jamais eu d’équipe à moi.',
      },
      {
        kind: 'scenario',
        competency: 'Conduite',
        text: 'Trois plaintes arrivent sur une personne de votre équipe. Que faites-vous ?',
        answer: 'J’écouterais chaque personne à part et je noterais les dates.',
      },
    );
    expect(lines.join(' ')).not.toContain('exemple vécu');
  });
});

describe('reserves in a summary', () => {
  const limit: Told = {
    kind: 'knowledge',
    competency: 'Serre',
    text: METHOD,
    answer: 'Je mesure la température le matin et le soir et je la note. J’ai un seul vrai cas de chauffage en panne.',
  };

  it('the summary quotes a limit as a reserve, in its whole sentence, and not as a strength', () => {
    // The summary has no other reason against the candidate, so the reserve comes right after the recommendation.
    expect(lineWith(/réserve/u, limit)).toMatch(
      /^Peu adapté au poste : réserve, dans ses mots : « J’ai un seul vrai cas de chauffage en panne » \(réponse 1, Serre[^)]*\)\.$/,
    );
    expect(linesOf(limit).join('\n')).not.toMatch(/dit\u00A0: «\u00A0[^»]*un seul vrai cas/);
  });

  it('the summary shows a mistake of the candidate with what was done about it', () => {
    expect(
      lineWith(/^Dit une erreur/u, {
        kind: 'value',
        competency: 'Intégrité',
        text: MISTAKE,
        answer:
          'J’ai noté le mauvais numéro de rue sur six livraisons. Je l’ai vu le soir en rangeant les bons. J’ai dit à la patronne que c’était de moi, et j’ai refait la tournée. Depuis je relis chaque adresse.',
      }),
    ).toMatch(
      /^Dit une erreur et sa correction : « J’ai noté le mauvais numéro de rue sur six livraisons[^»]* J’ai dit à la patronne que c’était de moi, et j’ai refait la tournée[^»]*» \(réponse 1, Intégrité[^)]*\)\.$/,
    );
  });
});

describe('signs of a doubt', () => {
  it.each<[string, Reserve | null]>([
    ['Les devis, préparés oui, jamais signés seule', 'alone'],
    ['J’ai un seul vrai dossier de mariage', 'few'],
    ['g livré le dimanche 3 fois c tt', 'few'],
    ['Trois mois seulement, avant c’était une autre boutique', 'short'],
    ['Les prix, c’est la gérante qui les calcule', 'others'],
    ['La caisse je la fais avec la notice ouverte', 'aid'],
    ['le tableur faut me montrer', 'toShow'],
    ['Le camion je l’ai jamais conduit', 'never'],
    ['la colle froide jé jamé utilisé', 'never'],
    ['Les engrais je les connais mal', 'unknown'],
    ['En anglais je suis débutante', 'weaker'],
    ['Au téléphone je rougis et ma voix tremble', 'nerves'],
    ['On ne descend jamais seul dans une cuve', null],
    ['voila je sé pa koi dire dotre', null],
    ['Une fois, c’était une mère malade du dos', null],
    ['1 semaine jconnais pas les tiroirs encore', null],
    ['On ne coupe pas deux tiges tant qu’on n’en maîtrise pas une', null],
    ['Je n’ai jamais eu à reprendre un bouquet', null],
    ['Je ne savais pas lequel des six vases fuyait', null],
    ['je conné pa encor les fournisseurs', null],
    ['Les anciens disaient que les clients ne répondent jamais', null],
    ['les vases jamais', 'never'],
    ['Après une semaine je ne connais pas encore tout le monde', null],
    ['S’il me dit je sais pas, je lui montre', null],
    ['Quelqu’un qui n’a jamais vu la serre', null],
  ])('the limit stated in « %s » is of the kind: %s', (text, kind) => expect(reserveOf(text, 'fr')).toBe(kind));

  it.each<[string, (text: string) => boolean, boolean]>([
    ['Je l’ai signalé au responsable', ownsUp, true],
    ['j’ai dit à ma cheffe le soir même', ownsUp, true],
    ['J’ai dit que la tige tiendrait', ownsUp, false],
    ['Je dirigeais douze vendeuses', claimsLead, true],
    ['Je range douze vases', claimsLead, false],
    ['Pendant mon stage je portais les seaux', tellsInternship, true],
    ['Depuis je relis chaque adresse avant de partir', tellsChange, true],
    ['Depuis je suis fleuriste à Sousse et je cherche', tellsChange, false],
    ['Les retours sont passés de 12 à 3 par semaine', tellsFigure, true],
    ['Ouvert de 8 à 18 h tous les jours', tellsFigure, false],
    ['Je ne vois pas. Les erreurs sont celles des autres', deniesFault, true],
  ])('the sign of a doubt is recognised or rejected in « %s »', (text, read, expected) =>
    expect(read(text)).toBe(expected),
  );
});
