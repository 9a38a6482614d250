import { LINK_LIFE_MS } from '@kafaa/domain/interviews/options';
import { interviewMinutes } from '@kafaa/domain/jobs/rules';
import { mailtoHref } from '@kafaa/domain/kernel/mailto';
import { OWN_DATA_LINK_DAYS } from '@kafaa/domain/own-data/options';
import { cx } from '@kafaa/ui/class-names';
import { ButtonLink } from '@kafaa/ui/button.tsx';
import { CheckIcon, XIcon } from '@kafaa/ui/icons.tsx';
import { OFFER_BAND } from '@kafaa/ui/tile-art';
import { TileWall } from '@kafaa/ui/tiles.tsx';
import { paths } from '@kafaa/web-kit/paths';
import type { ReactNode } from 'react';
import { type Question, Questions } from '../components/questions.tsx';
import { Section } from '../components/section.tsx';
import { SiteHeading } from '../components/site-heading.tsx';
import type { SiteContext } from '../components/site-page.ts';
import { TrialQuestion } from '../components/trial-question.tsx';
import styles from './candidates-page.module.css';

/** Minimum and maximum number of questions of a usual interview. */
const USUAL_QUESTIONS = [6, 10] as const;
const LINK_DAYS = LINK_LIFE_MS / (24 * 60 * 60 * 1000);

/** Duration of a usual interview: « 10 à 40 minutes ». */
function minutes(): string {
  const [from, to] = USUAL_QUESTIONS.map((count) => interviewMinutes(count) ?? [0, 0]);
  return `${from?.[0]} à ${to?.[1]} minutes`;
}

const STEPS: readonly { title: string; text: string }[] = [
  {
    title: 'Vous postulez à une offre',
    text: 'Nom, e-mail, téléphone : deux minutes, sans compte ni mot de passe.',
  },
  {
    title: 'Vous recevez votre lien',
    text: `Il arrive par e-mail, s’ouvre sur téléphone comme sur ordinateur, et reste valable ${LINK_DAYS} jours.`,
  },
  {
    title: 'Vous répondez par écrit',
    text: `Une IA pose les questions, les mêmes pour tout le monde : souvent six à dix, soit ${minutes()}. Rien n’est chronométré. Vous pouvez vous arrêter et revenir : tout est gardé.`,
  },
  {
    title: 'Vous joignez votre CV',
    text: 'En PDF, DOC ou DOCX, ou en photo depuis votre téléphone. Sans CV, vous répondez à cinq questions courtes. Votre candidature part à ce moment-là.',
  },
  {
    title: 'Une personne lit et décide',
    text: 'L’IA propose une évaluation avec ses raisons. L’entreprise lit vos réponses et décide. Vous suivez votre candidature sur une page à vous.',
  },
];

const FIND_AGAIN: readonly { title: string; text: string }[] = [
  {
    title: 'Cherchez l’e-mail',
    text: 'Son objet commence par « Votre entretien pour ». Regardez aussi dans les spams.',
  },
  {
    title: 'Le lien a expiré ?',
    text: 'Ouvrez-le quand même : un bouton vous envoie un nouveau lien, et vos réponses sont encore là.',
  },
  {
    title: 'Plus d’e-mail du tout ?',
    text: 'Postulez à nouveau à la même offre avec la même adresse : un lien repart, et rien n’est perdu.',
  },
];

const COUNTS = [
  'Ce que vous racontez : une situation, ce que vous avez fait, le résultat.',
  'Ce que vous savez du métier, quand une question le demande.',
  'Ce que dit votre CV : expérience, diplôme, langues, comparés à l’offre.',
] as const;

const DOES_NOT_COUNT = [
  'L’orthographe et les accents.',
  'La longueur de vos réponses, votre vitesse et vos pauses.',
  'Votre nom, votre âge, votre adresse, votre famille, votre école : masqués avant l’évaluation, autant qu’un programme les reconnaît.',
  'Votre voix et votre visage : ni micro, ni caméra.',
] as const;

const LANGUAGE: Question = {
  question: 'En quelle langue répondre ?',
  answer:
    'Dans celle que l’offre annonce : le français, parfois l’anglais. Écrivez comme vous parlez, même avec des fautes. Une réponse en arabe ou en derja est gardée et lue par l’entreprise, mais l’IA ne sait pas encore l’évaluer : elle vous propose de la redire.',
  more: (
    <p lang="ar" dir="rtl">
      اكتب بالفرنسية ولو بأخطاء
    </p>
  ),
};

const BEFORE: readonly Question[] = [
  LANGUAGE,
  {
    question: 'Et si je n’ai jamais travaillé ?',
    answer:
      'Racontez un stage, un projet d’école, un service rendu à quelqu’un. Si vous n’avez pas vécu la situation, dites ce que vous feriez d’abord, ensuite, et comment vous sauriez que cela a marché.',
  },
  {
    question: 'Puis-je m’aider de ChatGPT, ou d’une autre personne ?',
    answer:
      'Vos mots comptent plus qu’un beau texte. Coller ne coûte rien en soi ; un texte d’IA sans rien de vous peut coûter jusqu’à 10 points, et l’entreprise voit pourquoi. Si vous dictez ou si on vous aide à écrire, cochez « On m’aide à écrire » avant de commencer : le collage et la frappe ne sont alors pas relevés.',
  },
  {
    question: 'Quel CV envoyer ?',
    answer:
      'Un fichier PDF, DOC ou DOCX, 3 Mo au maximum, ou des photos de vos pages : le téléphone en fait un fichier. L’IA ne lit pas le texte d’une image : elle vous pose alors cinq questions courtes, et l’entreprise lit le tout. Sans CV, ces cinq réponses suffisent.',
  },
];

const AFTER = (retentionMonths: number): readonly Question[] => [
  {
    question: 'Est-ce une machine qui décide ?',
    answer:
      'Non. L’IA n’invite et ne refuse personne : une personne de l’entreprise lit et décide. Vous pouvez demander une lecture par une personne sans aucun score, et contester une évaluation.',
  },
  {
    question: 'Qui lit mes réponses, et combien de temps sont-elles gardées ?',
    answer: `L’entreprise qui a publié l’offre, et aucune autre. Tout s’efface après ${retentionMonths} mois au plus. Chaque e-mail contient un lien, valable ${OWN_DATA_LINK_DAYS} jours, vers la page où vous pouvez voir, corriger ou effacer ce qui vous concerne.`,
  },
  {
    question: 'Je ne retrouve plus mon lien, ou il ne marche plus.',
    answer:
      'Cherchez « Votre entretien pour » dans vos e-mails, aussi dans les spams. Sinon, postulez à nouveau à la même offre avec la même adresse : un lien repart, et vos réponses sont encore là. Si votre candidature est déjà envoyée, l’e-mail vous le dit.',
  },
  {
    question: 'Où en est ma candidature ?',
    answer:
      'Ouvrez le lien « Mes données et mes droits » de n’importe lequel de nos e-mails : la page commence par le chemin de votre candidature, avec ses dates.',
  },
];

/** The questions of the page, for search engines, too. */
export const candidateQuestions = (retentionMonths: number): readonly Question[] => [
  ...BEFORE,
  ...AFTER(retentionMonths),
];

function Points({ title, icon, items }: { title: string; icon: ReactNode; items: readonly string[] }) {
  return (
    <div className={styles.points}>
      <h3>{title}</h3>
      <ul>
        {items.map((text) => (
          <li key={text}>
            {icon}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ of }: { of: typeof STEPS }) {
  return (
    <ol className={styles.steps}>
      {of.map(({ title, text }, index) => (
        <li key={title}>
          <i aria-hidden="true">{index + 1}</i>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Explains the interview to candidates, with a question to try. */
export function CandidatesPage({ context: { brand, retentionMonths } }: { context: SiteContext }) {
  return (
    <>
      <TileWall rows={OFFER_BAND} className={styles.band} />
      <div className={styles.head}>
        <SiteHeading title="Vous postulez ?">
          Une entreprise vous propose un premier entretien par écrit. Voici comment il se passe, ce qui compte, et ce
          que deviennent vos réponses.
        </SiteHeading>
        <p className={cx('cluster gap-12', styles.start)}>
          <ButtonLink size="lg" href="#essai">
            Essayer une question
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" href="#retrouver">
            Retrouver mon entretien
          </ButtonLink>
        </p>
      </div>
      <Section id="etapes" title="L’entretien, en cinq temps">
        <Steps of={STEPS} />
      </Section>
      <Section
        id="essai"
        tone="surface"
        title="Essayez une question"
        lede="Rien n’est enregistré et rien n’est envoyé : votre texte reste sur cette page, et disparaît avec elle. L’essai marche aussi sans réseau."
      >
        <TrialQuestion />
      </Section>
      <Section title="Ce qui compte, et ce qui ne compte pas">
        <div className={styles.measured}>
          <Points title="Compte" icon={<CheckIcon size={20} />} items={COUNTS} />
          <Points title="Ne compte pas" icon={<XIcon size={20} />} items={DOES_NOT_COUNT} />
        </div>
        <p className={styles.more}>
          <a href={paths.method}>Comment l’IA évalue, et combien de fois elle se trompe</a>
        </p>
      </Section>
      <Section id="retrouver" title="Retrouver mon entretien">
        <Steps of={FIND_AGAIN} />
      </Section>
      <Section id="questions" tone="surface" title="Vos questions">
        <Questions of={candidateQuestions(retentionMonths)} />
      </Section>
      <Section id="contact" title="Une autre question ?">
        <p className={styles.contact}>
          Sur le poste ou l’entreprise : répondez à l’un des e-mails reçus, votre message arrive à l’entreprise. Sur ce
          site : <a href={mailtoHref(brand.email)}>{brand.email}</a>
        </p>
      </Section>
    </>
  );
}
