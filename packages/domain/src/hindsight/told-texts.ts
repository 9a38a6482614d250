/** Text for the hired person about the stored data, in the mail and on the own-data page. */
export const HINDSIGHT_KEPT =
  'Nous gardons un choix par critère, sans texte libre. L’entreprise n’en voit que des totaux, à partir de 30\u00A0embauches.';
export const HINDSIGHT_EFFECT = 'Cela ne change ni votre évaluation, ni celle d’une autre personne.';
