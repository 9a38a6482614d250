import { describe, expect, it } from 'vitest';
import { ApiError } from '@kafaa/web-kit/api';
import { readTranscript, transcriptError, transcriptText } from './transcript-text.ts';

describe('readTranscript', () => {
  it('readTranscript gives each answer the result of its question’s answer key', () => {
    const reading = { points: [{ text: 'Couper', found: 'named' as const, quote: 'je coupe' }], redFlags: [] };
    const { exchanges } = readTranscript({
      questions: ['Q1', 'Q2'],
      answers: ['je coupe', 'B'],
      readings: [reading, null],
    });
    expect(exchanges.map((exchange) => exchange.reading)).toEqual([reading, undefined]);
  });

  it('readTranscript gives each answer its level and reason, and none while the evaluation is closed to the reader', () => {
    const verdict = { level: 3, reason: 'Un exemple vécu.' };
    const chat = { questions: ['Q1', 'Q2'], answers: ['A', 'B'] };
    const verdicts = (given?: (typeof verdict | null)[]) =>
      readTranscript({ ...chat, verdicts: given }).exchanges.map((exchange) => exchange.verdict);
    expect(verdicts([verdict, null])).toEqual([verdict, undefined]);
    expect(verdicts()).toEqual([undefined, undefined]);
  });

  it('readTranscript pairs questions and answers and skips missing ones', () => {
    const { lines, exchanges } = readTranscript({ questions: ['Q1', 'Q2'], answers: ['', 'R2', 'R3'] });
    expect(lines.map((line) => line.text)).toEqual(['Q1', 'Q2', 'R2', 'R3']);
    expect(exchanges).toEqual([
      { index: 0, question: 'Q1', answer: undefined },
      { index: 1, question: 'Q2', answer: 'R2' },
      { index: 2, question: undefined, answer: 'R3' },
    ]);
  });

  it('readTranscript puts a follow-up and its reply with the answer that they complete', () => {
    const { lines, exchanges } = readTranscript({
      questions: ['Q1', 'Q2'],
      answers: ['R1', 'R2'],
      followUps: [{ question: 0, text: 'Résultat ?', answer: 'Dix.' }],
    });
    expect(lines.map((line) => line.text)).toEqual(['Q1', 'R1', 'Résultat ?', 'Dix.', 'Q2', 'R2']);
    expect(exchanges[0]).toMatchObject({ answer: 'R1', again: { question: 'Résultat ?', answer: 'Dix.' } });
  });

  it('readTranscript keeps unanswered questions, and returns an empty transcript without any text', () => {
    expect(readTranscript({ questions: ['Q1'], answers: [] }).exchanges).toEqual([{ index: 0, question: 'Q1' }]);
    expect(readTranscript({ questions: ['Q1'], answers: ['  '] }).lines).toHaveLength(1);
    expect(readTranscript({ questions: [], answers: [] }).lines).toEqual([]);
    expect(readTranscript({ questions: [], answers: [' '] }).lines).toEqual([]);
  });
});

describe('transcriptText', () => {
  it('transcriptText names the speaker of each line', () => {
    const { lines } = readTranscript({ questions: ['Pourquoi ?'], answers: ['Parce que.'] });
    expect(transcriptText('Entretien de Amira', lines)).toBe(
      "Entretien de Amira\n\nAssistant RH · IA\u00A0:\nPourquoi ?\n\nCandidat\u00A0:\nParce que.\n\nFin de l'entretien automatisé",
    );
  });
});

describe('transcriptError', () => {
  it('transcriptError shows a 403 of the plan as « Accès restreint » with the server’s message', () => {
    const refusal = new ApiError(403, 'PLAN_FEATURE_REQUIRED', 'Réservé au plan Entreprise.', {});
    expect(transcriptError(refusal)).toEqual({
      restricted: true,
      title: 'Accès restreint',
      message: 'Réservé au plan Entreprise.',
      status: 403,
    });
  });

  it.each([
    [new ApiError(404, 'CANDIDATE_NOT_FOUND', 'Ce candidat est introuvable.', {}), 404],
    [new ApiError(0, 'NETWORK', 'Connexion impossible.'), 500],
  ])(
    'transcriptError shows any other API error with the specified message and with its status or 500',
    (error, status) => {
      expect(transcriptError(error)).toEqual({
        restricted: false,
        title: 'Erreur',
        message: 'Une erreur est survenue lors de la récupération des données',
        status,
      });
    },
  );

  it('transcriptError shows the message of an error about a missing candidate id', () => {
    expect(transcriptError(new Error('Missing candidate id')).message).toBe('Missing candidate id');
  });
});
