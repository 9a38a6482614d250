import { CV_FIELD_EMPTY, CV_FIELD_NAMES, CV_FIELDS } from '@kafaa/domain/candidates/cv-texts';
import type { CvFields } from '@kafaa/domain/candidates/schema';
import type { OwnData } from '@kafaa/domain/own-data/schema';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { oncePossible } from '#/lib/once-possible';
import { formatBytes } from '@kafaa/web-kit/format';
import { toast } from '@kafaa/web-kit/toast';
import { Button, ButtonLink } from '@kafaa/ui/button.tsx';
import { SpinnerPanel } from '@kafaa/ui/spinner.tsx';
import { filePath } from './own-data-files.ts';
import { FactList, Section } from './own-data-section.tsx';

// Loaded lazily, because few candidates correct anything.
const Form = lazy(async () => ({ default: (await oncePossible(() => import('./cv-correction.tsx'))).CvCorrection }));

interface OwnCvProps {
  readonly data: OwnData;
  readonly link: string;
  readonly onChange: (data: OwnData) => void;
}

const factsOf = (fields: CvFields): ComponentProps<typeof FactList>['facts'] =>
  CV_FIELD_NAMES.map((name) => [CV_FIELDS[name].title, <bdi key={name}>{fields[name] || CV_FIELD_EMPTY}</bdi>]);

/** The CV, and the short answers that replace its text. */
export function OwnCv({ data: { cv, cvFields }, link, onChange }: OwnCvProps) {
  const [correcting, setCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setCorrecting(false);
    // Focus the button that opened the form, once it is rendered again.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!cv && !cvFields) return null;
  return (
    <Section title="Votre CV">
      {cv && <FactList facts={[['Fichier', `${cv.name} (${formatBytes(cv.size)})`]]} />}
      {cv?.searchable === true && (
        <p>
          Nous gardons aussi le texte de ce fichier. L’entreprise peut ainsi vous trouver en cherchant un mot de votre
          CV. Ce texte est dans la copie de vos données et s’efface avec elles.
        </p>
      )}
      {cvFields && !correcting && <FactList facts={factsOf(cvFields)} />}
      {cvFields && correcting && (
        <Suspense fallback={<SpinnerPanel />}>
          <Form
            link={link}
            fields={cvFields}
            onCancel={close}
            onSaved={(saved) => {
              onChange(saved);
              toast.success('Réponses corrigées.');
              close();
            }}
          />
        </Suspense>
      )}
      {!correcting && (
        <div className="cluster gap-10">
          {cv && (
            <ButtonLink variant="secondary" href={filePath(link, 'cv')} download={cv.name}>
              Télécharger mon CV
            </ButtonLink>
          )}
          {cvFields && (
            <Button ref={opener} variant="secondary" onClick={() => setCorrecting(true)}>
              Corriger mes réponses
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
