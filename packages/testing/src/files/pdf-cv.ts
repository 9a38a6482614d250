import { PDFDocument, StandardFonts } from 'pdf-lib';

const LINES = [
  'Amira Ben Salah',
  'Développeuse front-end senior',
  'amira@mail.tn - 20 123 456',
  'Expérience professionnelle',
  '03/2020 - présent : Développeuse React et TypeScript, agence web, Tunis',
  '01/2018 - 02/2020 : Intégratrice, accessibilité, Sfax',
  'Formation',
  '2017 : Licence appliquée en informatique, Tunis',
  'Langues',
  'Français courant, Anglais courant, Arabe langue maternelle',
  'Compétences : React, TypeScript, Accessibilité',
];

/** A one-page PDF CV with real text; the same lines give the same bytes. */
export async function pdfCv(lines: readonly string[] = LINES): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const page = document.addPage();
  lines.forEach((line, index) => page.drawText(line, { x: 50, y: 780 - index * 22, size: 12, font }));
  return document.save();
}
