import { buffer } from 'node:stream/consumers';
import layoutDocument, { type DocumentNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import { Document, Font, Page, pdf, StyleSheet, Text, View } from '@react-pdf/renderer';
import { PDFDocument } from 'pdfkit';
import { Fragment } from 'react';
import { scoreColour } from '@kafaa/domain/evaluations/rules';
import type { ReportContent, ReportDimension } from '#/platform/files/report-content';
import { drawableWith } from './drawable.ts';
import { loadFaces } from './report-fonts.ts';
import { markPages, tagged } from './report-tags.ts';
import {
  Bar,
  isFromRight,
  Leaf,
  MARGIN,
  Mark,
  mm,
  PAPER,
  ReportRosette,
  SANS,
  ScoreLeaf,
  SERIF,
  T,
  TileBand,
} from './report-parts.tsx';

const TOP = mm(14);

const styles = StyleSheet.create({
  page: {
    fontFamily: SANS,
    fontSize: 10,
    color: PAPER.ink,
    paddingTop: TOP,
    paddingBottom: mm(26),
    paddingHorizontal: MARGIN,
  },
  row: { flexDirection: 'row', justifyContent: 'space-between' },
  rule: { borderBottomWidth: 0.8, borderBottomColor: PAPER.line },
  // The candidate's name is left-aligned in every script.
  name: { fontFamily: SERIF, fontWeight: 600, fontSize: 26, lineHeight: 1.08, textAlign: 'left' },
  // A name in Arabic needs a larger line height, because Arabic letters have longer descenders.
  tall: { lineHeight: 1.5 },
  title: { fontFamily: SERIF, fontWeight: 600, fontSize: 14, lineHeight: 1.2, marginBottom: mm(2) },
  soft: { color: PAPER.soft, fontSize: 9 },
  strong: { fontWeight: 600 },
  quote: { fontSize: 9.5, paddingLeft: mm(3), marginTop: mm(1), borderLeftWidth: 1.6, borderLeftColor: PAPER.ochre },
  hit: { fontSize: 9, color: PAPER.soft },
  answer: {
    marginTop: mm(1.5),
    marginBottom: mm(5),
    paddingLeft: mm(4),
    borderLeftWidth: 1.6,
    borderLeftColor: PAPER.blueGhost,
  },
  footer: {
    position: 'absolute',
    bottom: mm(9),
    left: MARGIN,
    right: MARGIN,
    paddingTop: mm(3),
    borderTopWidth: 0.8,
    borderTopColor: PAPER.line,
    fontSize: 7.5,
    lineHeight: 1.35,
    color: PAPER.soft,
  },
  annex: { marginTop: mm(6), marginBottom: mm(4), borderTopWidth: 1.6, borderTopColor: PAPER.blue },
  number: { position: 'absolute', bottom: mm(9), right: MARGIN, fontSize: 7.5, color: PAPER.soft },
});

function Footer({ company }: { company: string }) {
  return (
    <>
      <View style={styles.footer} fixed>
        <T style={{ maxWidth: mm(140), fontSize: 7.5, lineHeight: 1.35 }}>
          Synthèse produite par une IA à partir des réponses et du CV. Elle éclaire votre décision, elle ne la prend
          pas. Document confidentiel, réservé à {company}.
        </T>
      </View>
      <Text style={styles.number} fixed render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </>
  );
}

function Head({ content }: { content: ReportContent }) {
  const { candidate, score } = content;
  return (
    <>
      <View style={{ marginTop: -TOP, marginHorizontal: -MARGIN }}>
        <TileBand />
      </View>
      <View style={[styles.row, { paddingTop: mm(9) }]}>
        <Mark brand={content.brand} />
        <View style={{ alignItems: 'flex-end' }}>
          <T style={styles.strong}>Rapport d’évaluation</T>
          <T style={styles.soft}>{content.evaluatedOn}</T>
        </View>
      </View>
      <View style={[styles.row, styles.rule, { alignItems: 'center', paddingTop: mm(8), paddingBottom: mm(6) }]}>
        <View style={{ flex: 1, paddingRight: mm(8) }}>
          <T {...tagged('H1')} style={isFromRight(candidate.name) ? [styles.name, styles.tall] : styles.name}>
            {candidate.name}
          </T>
          <T style={{ fontSize: 12, marginTop: mm(2) }}>
            {content.job}, {content.company}
          </T>
          <View style={{ flexDirection: 'row', gap: mm(6), marginTop: mm(2) }}>
            {[candidate.facts.slice(0, 2), candidate.facts.slice(2)].map((facts, column) => (
              <View key={column} style={{ maxWidth: mm(54) }}>
                {facts.map((fact, at) => (
                  <T key={at} style={styles.soft}>
                    {fact}
                  </T>
                ))}
              </View>
            ))}
          </View>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <ScoreLeaf score={score} step={score === null ? null : scoreColour(score)} />
          <View style={{ marginLeft: mm(4) }}>
            <T style={{ fontSize: 11, fontWeight: 600 }}>{content.recommendation}</T>
            <T style={styles.soft}>{content.exactness}</T>
          </View>
        </View>
      </View>
    </>
  );
}

function Profile({ content }: { content: ReportContent }) {
  return (
    <View style={[styles.row, { alignItems: 'center', paddingVertical: mm(5) }]} wrap={false}>
      <View style={{ width: mm(84) }}>
        <ReportRosette petals={content.petals} width={mm(84)} />
        <View style={{ flexDirection: 'row', justifyContent: 'center', gap: mm(5), marginTop: mm(2) }}>
          {content.groups.map(({ title, average }) => (
            <View key={title} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
              <Leaf person={title === 'Personne'} />
              <T style={styles.soft}>
                {title}, {average ?? 'non évalué'}
              </T>
            </View>
          ))}
        </View>
      </View>
      <View style={{ width: mm(87) }}>
        <T {...tagged('H2')} style={styles.title}>
          Critères évalués
        </T>
        <View {...tagged('Table')}>
          {content.dimensions.map(({ label, score, group }) => (
            <Bar key={label} label={label} value={score} person={group === 'Personne'} />
          ))}
        </View>
      </View>
    </View>
  );
}

function Questions({ questions }: { questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <View style={{ marginTop: mm(3) }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5, marginBottom: mm(1) }}>
        <Leaf person />
        <T {...tagged('H3')} style={[styles.strong, { fontSize: 10.5 }]}>
          À lui demander
        </T>
      </View>
      <View {...tagged('L')}>
        {questions.map((question, at) => (
          <View key={at} {...tagged('LI')}>
            <T {...tagged('LBody')} style={{ fontSize: 10.5, marginBottom: mm(1.2) }}>
              {question}
            </T>
          </View>
        ))}
      </View>
    </View>
  );
}

function Synthesis({ content }: { content: ReportContent }) {
  return (
    <View style={{ paddingTop: mm(6) }}>
      <T {...tagged('H2')} style={styles.title}>
        Synthèse de l’IA
      </T>
      <T style={[styles.strong, { color: PAPER.blue, marginBottom: mm(1) }]}>{content.recommendation}</T>
      {content.missing !== '' && <T style={{ fontSize: 10.5, marginBottom: mm(1.5) }}>{content.missing}</T>}
      {content.note.map((paragraph, at) => (
        <T key={at} style={{ fontSize: 10.5, marginBottom: mm(1.5) }}>
          {paragraph}
        </T>
      ))}
      <Questions questions={content.questions} />
    </View>
  );
}

/**
 * Number of characters that always fit on a page. A longer block may be split, because react-pdf would otherwise squeeze it into
 * one page.
 */
const A_PAGE = 2500;

function Quoted({ quote: { text, from } }: { quote: ReportDimension['quotes'][number] }) {
  return (
    <View {...tagged('BlockQuote')} style={styles.quote} wrap={false}>
      <T>
        «&nbsp;{text}&nbsp;» <Text style={styles.soft}>{from}</Text>
      </T>
    </View>
  );
}

function Reason({ dimension }: { dimension: ReportDimension }) {
  const quoted = dimension.quotes.reduce((sum, { text }) => sum + text.length + 60, dimension.reason.length);
  return (
    <View style={[styles.rule, { paddingVertical: mm(2.4) }]} wrap={quoted > A_PAGE}>
      <View style={styles.row}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
          <Leaf person={dimension.group === 'Personne'} />
          <T {...tagged('H3')} style={styles.strong}>
            {dimension.label}
          </T>
          <T style={styles.soft}>
            {dimension.level !== null && `niveau ${dimension.level} sur 4, `}
            {dimension.weight} du score
          </T>
        </View>
        <T style={styles.strong}>{dimension.score ?? 'Non évalué'}</T>
      </View>
      <T style={{ fontSize: 9.5 }}>{dimension.reason}</T>
      {dimension.human !== null && <T style={[styles.strong, { fontSize: 9.5 }]}>{dimension.human}</T>}
      {dimension.quotes.map((quote, at) => (
        <Quoted key={at} quote={quote} />
      ))}
    </View>
  );
}

/** Heading in the flow of the page. A heading needs a sibling before it, because react-pdf never moves a first child to the next page. */
function Title({ children }: { children: string }) {
  return (
    <T {...tagged('H2')} style={[styles.title, { marginTop: mm(6) }]} minPresenceAhead={mm(48)}>
      {children}
    </T>
  );
}

function Aside({ content }: { content: ReportContent }) {
  const { authenticity, cvWarnings } = content;
  return (
    <>
      <Title>À part du score</Title>
      <T>
        <Text style={styles.strong}>Authenticité. </Text>
        {authenticity.summary}
      </T>
      {authenticity.facts.map((fact, at) => (
        <T key={at} style={{ paddingLeft: mm(3) }}>
          – {fact}
        </T>
      ))}
      {authenticity.facts.length > 0 && <T style={styles.soft}>À vous d’apprécier.</T>}
      {cvWarnings.map((warning, at) => (
        <T key={at}>
          <Text style={styles.strong}>CV. </Text>
          {warning}
        </T>
      ))}
    </>
  );
}

const Lines = ({ text }: { text: string }) => text.split(/\n+/).map((line, at) => <T key={at}>{line}</T>);

function Exchanges({ content }: { content: ReportContent }) {
  return (
    <>
      <Title>{'Annexe\u00A0: questions et réponses'}</Title>
      {content.exchanges.map(({ question, answer, again, verdict, key }, index) => (
        <Fragment key={index}>
          <View wrap={false} minPresenceAhead={mm(36)}>
            <T style={styles.soft}>
              Question {index + 1}
              {verdict && `   ·   ${verdict}`}
            </T>
            <T {...tagged('H3')} style={styles.strong}>
              {question}
            </T>
          </View>
          <View style={styles.answer}>
            {answer === null ? (
              <T style={styles.soft}>Réponse perdue pour une raison technique.</T>
            ) : (
              <Lines text={answer} />
            )}
            {again && (
              <>
                <T style={styles.soft}>{again.question}</T>
                <Lines text={again.answer} />
              </>
            )}
            {key?.map(({ label, text, quote }, at) => (
              <T key={`key-${at}`} style={at === 0 ? [styles.hit, { marginTop: mm(1.5) }] : styles.hit}>
                <Text style={styles.strong}>{label}. </Text>
                {text}
                {quote !== null && ` «\u00A0${quote}\u00A0»`}
              </T>
            ))}
          </View>
        </Fragment>
      ))}
      {content.exchanges.length === 0 && <T style={styles.soft}>Aucune réponse.</T>}
      <T style={[styles.soft, { marginTop: mm(2) }]}>{content.engine}</T>
    </>
  );
}

const SHOWN_QUOTES = 3;

/** Passages from the candidate's answers for the criteria with the highest levels, each passage once. */
function OwnWords({ dimensions }: { dimensions: readonly ReportDimension[] }) {
  const best = dimensions
    .filter(({ level }) => level !== null && level > 1)
    .toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0));
  const said = best.flatMap(({ quotes }) => quotes.filter(({ from }) => from !== 'CV').slice(0, 1));
  const quotes = said.filter(({ text }, at) => said.findIndex((other) => other.text === text) === at);
  if (quotes.length === 0) return null;
  return (
    <>
      <Title>Dans ses réponses</Title>
      {quotes.slice(0, SHOWN_QUOTES).map((quote) => (
        <Quoted key={quote.text} quote={quote} />
      ))}
    </>
  );
}

/** Space in points that the annex needs below its heading to begin on the summary's last page: about three reasons. */
const ANNEX_ROOM = mm(70);

/**
 * The whole report: a summary of at most two pages for the decision, then the annex with every reason and every answer. The
 * annex begins below a blue line on the summary's last page if there is room, else on the next page.
 */
function Report({ content }: { content: ReportContent }) {
  return (
    <Document>
      <Page size="A4" style={styles.page}>
        <View>
          <Head content={content} />
          <Synthesis content={content} />
          <OwnWords dimensions={content.dimensions} />
          <Aside content={content} />
          <Profile content={content} />
          <View style={styles.annex} minPresenceAhead={ANNEX_ROOM} />
          <T {...tagged('H2')} style={styles.title} minPresenceAhead={ANNEX_ROOM}>
            Annexe{'\u00A0'}: pourquoi ce score
          </T>
          {content.dimensions.map((dimension) => (
            <Reason key={dimension.label} dimension={dimension} />
          ))}
          <Exchanges content={content} />
        </View>
        <Footer company={content.company} />
      </Page>
    </Document>
  );
}

/** Applies `drawable` to every string in a nested value. */
function drawn<T>(value: T, drawable: (text: string) => string): T {
  if (typeof value === 'string') return drawable(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => drawn(one, drawable)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, drawn(one as unknown, drawable)])) as T;
}

/** The layout function with its second argument: its types omit the fonts, which react-pdf's own `pdf()` passes, too. */
const layOut = layoutDocument as unknown as (
  document: Parameters<typeof layoutDocument>[0],
  fonts: typeof Font,
) => ReturnType<typeof layoutDocument>;

/** Renders the report as PDF. The same content gives the same bytes. */
export async function renderDocument(content: ReportContent): Promise<Uint8Array> {
  const drawable = drawableWith(await loadFaces());
  const shown = drawn(content, drawable);
  const at = new Date(content.evaluatedAt);
  const document = new PDFDocument({
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'fr',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: `Rapport d’évaluation, ${shown.candidate.name}`,
      Author: shown.company,
      Subject: shown.job,
      Creator: shown.brand,
      Producer: shown.brand,
      CreationDate: at,
      ModDate: at,
    },
  });
  const { container } = pdf(<Report content={shown} />) as { container: { document: DocumentNode } };
  const laid = await layOut(container.document, Font);
  markPages(document, laid.children);
  // The types of `render` ask for pdfkit's class, but the function takes an instance.
  render(document as unknown as Parameters<typeof render>[0], laid);
  return new Uint8Array(await buffer(document));
}
