export const LEARNED = {
  towers: {
    question: { terms: '', rows: '1:', turn: '1:' },
    offer: { terms: '', rows: '1:', turn: '1:' },
    answer: { terms: '', rows: '1:', turn: '1:' },
  },
  rarity: '1:',
  references: { fr: '1:', en: '1:' },
  from: { alone: -Infinity, within: -Infinity },
};
