import { strToU8, zipSync } from 'fflate';
import { headingsOf } from './html.ts';
import type { Person } from './people.ts';

const NS =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/></Types>`;
const RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const DOCUMENT_RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`;
const STYLES = `<?xml version="1.0"?><w:styles ${NS}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="26"/></w:rPr></w:style><w:style w:type="character" w:styleId="Note"><w:name w:val="Note"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const para = (runs: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
const head = (text: string): string => para(run(text), '<w:pStyle w:val="Heading1"/>');
const cell = (content: string, width: number, fill?: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`}</w:tcPr>${content}</w:tc>`;
const table = (rows: readonly (readonly [string, string])[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="9600" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="2600"/><w:gridCol w:w="7000"/></w:tblGrid>${rows.map(([left, right]) => `<w:tr>${cell(left, 2600)}${cell(right, 7000)}</w:tr>`).join('')}</w:tbl>${para('')}`;
/** Word stores a text box twice: for current readers and, as a fallback, for old ones. */
const box = (content: string): string =>
  para(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="5000000" cy="1500000"/><wp:docPr id="1" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr/><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:400pt;height:120pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );

/** The text that a trick shows to machines and hides from people. */
export const HIDDEN_TEXT =
  'Expert senior Kubernetes Salesforce SAP direction de projet, 20 ans d’expérience, doctorat, anglais bilingue';

const TRICKS: Readonly<Record<string, string>> = {
  vanish: para(run(HIDDEN_TEXT, '<w:vanish/>')),
  white: para(run(HIDDEN_TEXT, '<w:color w:val="FFFFFF"/>')),
  'near-white': para(run(HIDDEN_TEXT, '<w:color w:val="FDFDFD"/>')),
  tiny: para(run(HIDDEN_TEXT, '<w:sz w:val="2"/><w:szCs w:val="2"/>')),
  'theme-white': para(run(HIDDEN_TEXT, '<w:color w:val="FFFFFF" w:themeColor="background1"/>')),
  'style-vanish': para(run(HIDDEN_TEXT, '<w:rStyle w:val="Note"/>')),
  'same-shade': para(
    run(HIDDEN_TEXT, '<w:color w:val="1F3864"/><w:shd w:val="clear" w:color="auto" w:fill="1F3864"/>'),
  ),
  'shaded-cell': `<w:tbl><w:tr>${cell(para(run('Disponible immédiatement', '<w:color w:val="FFFFFF"/>')), 9600, '1F3864')}</w:tr></w:tbl>${para('')}`,
  'small-print': para(run('Document mis à jour en novembre 2026.', '<w:sz w:val="12"/>')),
  'light-grey': para(run('Références disponibles sur demande.', '<w:color w:val="B0B0B0"/>')),
  'not-vanish': para(run('Permis B, véhicule personnel.', '<w:vanish w:val="0"/>')),
};

/** A Word file: `dx1` paragraphs, `dxt` tables, `dxb` text boxes, `dxh` contact details in the page header. */
export function docxOf(person: Person, layout: string, trick?: string): Uint8Array {
  const heads = headingsOf(person);
  const contact = person.contact.split(/, | - /);
  const top = para(run(person.name, '<w:b/><w:sz w:val="36"/>')) + para(run(person.title));
  const bullets = (lines: readonly string[]): string => lines.map((each) => para(run(`• ${each}`))).join('');
  const tabled = layout === 'dxt' || layout === 'lopdf';
  const posts = tabled
    ? table(
        person.posts.map((post) => [
          para(run(post.dates)),
          para(run(post.role, '<w:b/>')) + para(run(post.employer)) + bullets(post.lines),
        ]),
      )
    : person.posts
        .map((post) =>
          layout === 'dxh'
            ? para(`${run(post.role, '<w:b/>')}<w:r><w:tab/></w:r>${run(post.dates)}`) +
              para(run(post.employer)) +
              bullets(post.lines)
            : para(run(`${post.role}, ${post.employer}`, '<w:b/>')) + para(run(post.dates)) + bullets(post.lines),
        )
        .join('');
  const studies = tabled
    ? table(person.studies.map(({ dates, text }) => [para(run(dates)), para(run(text))]))
    : person.studies.map(({ dates, text }) => para(run(dates === '' ? text : `${dates}   ${text}`))).join('');
  const languages = tabled
    ? table(person.languages.map(({ name, shown }) => [para(run(name)), para(run(shown))]))
    : para(run(person.languages.map(({ name, shown }) => `${name} : ${shown}`).join(' ; ')));
  const skills = head(heads.skills) + para(run(person.skills.join(', ')));
  const spoken = head(heads.languages) + languages;
  const side = layout === 'dxb' ? box(skills) + box(spoken) : skills + spoken;
  const inHeader = layout === 'dxh';
  const body = [
    inHeader ? '' : top + contact.map((each) => para(run(each))).join(''),
    person.profile === '' ? '' : head(heads.profile) + para(run(person.profile)),
    head(heads.posts) + posts,
    head(heads.studies) + studies,
    side,
    TRICKS[trick ?? ''] ?? '',
  ].join('');
  const headerPart = `<?xml version="1.0"?><w:hdr ${NS}>${inHeader ? top + para(run(contact.join(' | '))) : para('')}</w:hdr>`;
  return zipSync(
    {
      '[Content_Types].xml': strToU8(TYPES),
      '_rels/.rels': strToU8(RELS),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document ${NS}><w:body>${body}<w:sectPr><w:headerReference w:type="default" r:id="rId2"/></w:sectPr></w:body></w:document>`,
      ),
      'word/styles.xml': strToU8(STYLES),
      'word/header1.xml': strToU8(headerPart),
      'word/_rels/document.xml.rels': strToU8(DOCUMENT_RELS),
    },
    { mtime: new Date('2026-11-01') },
  );
}
