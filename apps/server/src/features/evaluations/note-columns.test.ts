import { describe, expect, it } from 'vitest';
import { type NoteItem, type NotePiece, noteView } from '@kafaa/domain/evaluations/note-texts';
import {
  BEEKEEPER,
  EDITOR,
  GRAFTER,
  SPEAKER,
  SUBTITLER,
  TALKER,
  TECHNICIAN,
} from '@kafaa/testing/product/engine-notes';

const ALL = { BEEKEEPER, EDITOR, GRAFTER, SPEAKER, SUBTITLER, TALKER, TECHNICIAN };

/** The pieces with each quote shortened to its first word. */
const shortOf = (pieces: readonly NotePiece[]) =>
  pieces.map(({ kind, text }) => (kind === 'quote' ? `«${text.slice(2).split(' ')[0]}»` : text)).join('');
const rowOf = ({ label, remark, pieces, answer }: NoteItem) => [label, remark, shortOf(pieces), answer];

const viewOf = ({ note, recommendation }: { note: string; recommendation: string }) => {
  const view = noteView(note, recommendation);
  if (!view) throw new Error('noteView knows no line of this note');
  return view;
};

describe('columns of a note by questions and levels', () => {
  it('the columns show one of the best answers on the left, and the weakest answer and missing skills on the right', () => {
    const view = viewOf(GRAFTER);
    expect(view.reason).toEqual({
      text: 'Racontez votre plus grande difficulté avec la conduite de ruches',
      answer: 4,
    });
    expect(view.strengths.map(rowOf)).toEqual([
      [
        'Racontez votre plus grande difficulté avec la conduite de ruches',
        'la mieux notée, niveau\u00A04',
        "«J'ai»",
        4,
      ],
    ]);
    expect(view.points.map(rowOf)).toEqual([
      [
        'Une personne débute avec l’élevage de reines. Que lui montrez-vous en premier ?',
        'la moins bien notée, niveau\u00A00',
        '«Je»',
        7,
      ],
      [null, null, 'Permis\u00A0B demandé\u00A0: aucune réponse ne le nomme', null],
      ['La motivation', 'à lire aussi', '«Je»', 1],
      ['Lutte contre le varroa', 'à lire aussi', '«On»', 5],
    ]);
    expect(view.others).toEqual([]);
  });

  it('several quotes of one answer are one item', () => {
    const note = `À rencontrer.\nÀ lire aussi\u00A0: sur Sage, «\u00A0Je lettre.\u00A0», puis «\u00A0Je pointe\u00A0» (réponse\u00A05)\u202F; sur Excel, «\u00A0Peu\u00A0» (réponse\u00A06).\nÀ lui demander\u00A0: quand\u202F?`;
    expect(viewOf({ note, recommendation: 'À rencontrer' }).points.map(rowOf)).toEqual([
      ['Sage', 'à lire aussi', '«Je», puis «Je»', 5],
      ['Excel', 'à lire aussi', '«Peu\u00A0»»', 6],
    ]);
  });

  it('a question on a stated limit says « Limite dite » before the quote', () => {
    const [limit, open] = viewOf(EDITOR).questions;
    expect(limit?.about && rowOf(limit.about)).toEqual(['Limite dite', null, '«The»', 7]);
    expect(limit?.question).toBe('Si ce poste vous le demande, comment ferez-vous\u202F?');
    expect(open?.about && rowOf(open.about)).toEqual([null, null, '«My»', 2]);
    expect(open?.question).toMatch(/^Qui peut nous en parler/u);
  });

  it('a note that advises against a candidate begins with the weakest answer', () => {
    const view = viewOf(SPEAKER);
    expect(view.reason?.answer).toBe(7);
    expect(view.strengths.map(({ remark, answer }) => [remark, answer])).toEqual([
      ['parmi les mieux notées, niveau\u00A02', 4],
    ]);
    expect(view.points.map(({ remark, answer }) => [remark, answer])).toEqual([
      ['parmi les moins bien notées, niveau\u00A01', 7],
      [null, null],
      ['à lire aussi', 5],
    ]);
  });
});

describe('columns of a note of an earlier engine', () => {
  it('the columns of an older note separate strengths, points to explore and other passages', () => {
    const view = viewOf(BEEKEEPER);
    expect(view.reason).toEqual({ text: 'Traitement contre le varroa', answer: 5 });
    expect(view.strengths.map(rowOf)).toEqual([
      ['Traitement contre le varroa', null, '«2021.»', 5],
      ['Transhumance des ruches', 'exactitude à vérifier', '«le»', 6],
      ['Conduite des colonies', null, '«avant»', 4],
    ]);
    expect(view.points.map(rowOf)).toEqual([
      ['Communication', 'erreur et sa correction', '«javais»', 2],
      [null, null, 'Permis\u00A0B demandé\u00A0: aucune réponse ne le nomme', null],
    ]);
    expect(view.others.map(rowOf)).toEqual([['Extraction du miel', null, '«recolter»', 7]]);
  });

  it('the columns separate a question to ask from the quote that it is about', () => {
    expect(
      viewOf(BEEKEEPER).questions.map(({ about, question }) => [about && rowOf(about), question.slice(0, 25)]),
    ).toEqual([
      [['Communication', null, '«maintenant»', 2], 'Quand cette façon de fair'],
      [[null, null, 'La réponse\u00A07, citée plus haut (Extraction du miel)', null], 'Quand cette erreur est-el'],
    ]);
  });

  it('an older note that advises against a candidate begins with the missing skills, one item per subject', () => {
    const view = viewOf(TALKER);
    expect(view.reason).toEqual({ text: 'Noté bas sur Extraction du miel', answer: 7 });
    expect(view.strengths).toEqual([]);
    expect(view.points.map(({ label, answer }) => [label, answer])).toEqual([
      ['Noté bas sur Extraction du miel', 7],
      ['Pas d’exemple précis sur Communication', 2],
      [null, null],
    ]);
    expect(view.others).toHaveLength(3);
  });

  it('a note on an English interview is divided into the same columns as a French one', () => {
    const view = viewOf(SUBTITLER);
    expect(view.points.map(rowOf)).toEqual([
      ['Subtitle Edit or similar software', 'réserve, dans ses mots', '«The» et «I»', 7],
    ]);
    expect(view.others.map(({ label }) => label)).toEqual(['Tunisian Arabic to English translation', 'Parcours']);
    expect(view.questions[1]?.question).toMatch(/^“do you have an example/);
  });

  it('the columns show the best answer of a rejected candidate on the left and the gap between two groups on the right', () => {
    const view = viewOf(TECHNICIAN);
    expect(view.strengths.map(rowOf)).toEqual([['La mise en situation', 'réponse la mieux notée', '«je»', 8]]);
    expect(view.points.map(({ label }) => label)).toContain('Le métier est mieux noté que la façon de travailler');
  });

  it.each(Object.entries(ALL))('the columns show every quote of the note %s whole and once per line', (_, written) => {
    const view = viewOf(written);
    const items = [...view.strengths, ...view.points, ...view.others];
    const shown = [...items, ...view.questions.flatMap(({ about }) => about ?? [])].flatMap(({ pieces }) =>
      pieces.flatMap(({ kind, text }) => (kind === 'quote' ? [text] : [])),
    );
    // The questions of the interview are labels, without their marks.
    const labels = items.flatMap(({ label }) => label ?? []);
    const quotes = (written.note.match(/«[^«»]*»/gu) ?? []).filter((quote) => !labels.includes(quote.slice(2, -2)));
    expect(shown.toSorted()).toEqual([...quotes].toSorted());
    expect(view.plain).toEqual([]);
  });
});

describe('single lines of a note', () => {
  const line = (text: string) =>
    viewOf({ note: `À rencontrer.\n${text}\nÀ lui demander\u00A0: quand\u202F?`, recommendation: 'À rencontrer' });

  it.each([
    [
      'Noté bas sur Fertirrigation (EC, pH) («\u00A0drain\u00A0», réponse\u00A05\u00A0: sonde) et Récolte («\u00A0dur\u00A0», réponse\u00A07).',
      [
        ['Noté bas sur Fertirrigation (EC, pH)', null, '«drain\u00A0»»', 5],
        ['Noté bas sur Récolte', null, '«dur\u00A0»»', 7],
      ],
    ],
    [
      'Durées à comparer\u00A0: «\u00A0chef\u00A0» (réponse\u00A01\u00A0: achats) et «\u00A0stage\u00A0» (réponse\u00A03\u00A0: mois).',
      [
        ['Durées à comparer', null, '«chef\u00A0»»', 1],
        ['Durées à comparer', null, '«stage\u00A0»»', 3],
      ],
    ],
    [
      'Réserves, dans ses mots\u00A0: «\u00A0jamais\u00A0; rien.\u00A0» (réponse\u00A02, Sage\u00A0: TVA)\u202F; «\u00A0peu\u00A0» (réponse\u00A04, motivation).',
      [
        ['Sage', 'réserve, dans ses mots', '«jamais\u00A0;»', 2],
        ['Motivation', 'réserve, dans ses mots', '«peu\u00A0»»', 4],
      ],
    ],
    [
      'Ni l’entretien ni le CV ne nomment Sage (indispensable) ni Excel (on y parle de\u00A0: caisse)\u202F; «\u00A0Bac\u00A0» au CV pour Licence demandé.',
      [
        [
          null,
          null,
          'Ni l’entretien ni le CV ne nomment Sage (indispensable) ni Excel (on y parle de\u00A0: caisse)',
          null,
        ],
        [null, null, '«Bac\u00A0»» au CV pour Licence demandé', null],
      ],
    ],
  ])('a single line of a note is a point to explore: %s', (text, rows) => {
    expect(line(text).points.map(rowOf)).toEqual(rows);
  });

  it('notices after the questions become points to explore, one per sentence', () => {
    const view = line('Sur Sage, dit\u00A0: «\u00A0Je lettre.\u00A0» (réponse\u00A05).');
    expect(view.strengths).toHaveLength(1);
    const note =
      'À rencontrer.\nÀ lui demander\u00A0: quand\u202F?\nLa question 3 est restée sans réponse. Le CV dépasse 5\u00A0pages.';
    expect(viewOf({ note, recommendation: 'À rencontrer' }).points.map(rowOf)).toEqual([
      [null, null, 'La question 3 est restée sans réponse.', null],
      [null, null, 'Le CV dépasse 5\u00A0pages.', null],
    ]);
  });

  it.each([
    'À rencontrer. Des cas précis.\nÀ creuser : l’encadrement.',
    'Peu adapté au poste\u00A0: peu de preuves.',
    '',
  ])('the note « %s » of an older engine has no columns', (note) => {
    expect(noteView(note, note.slice(0, note.search(/[.\u00A0]/u)))).toBeNull();
  });

  it('an unknown line before the questions stays a plain paragraph', () => {
    expect(line('Points forts\u00A0: les langues.').plain).toEqual(['Points forts\u00A0: les langues.']);
  });
});
