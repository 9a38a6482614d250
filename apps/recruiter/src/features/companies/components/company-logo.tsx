import { getLogo, saveLogo } from '@kafaa/domain/companies/api';
import { elided } from '@kafaa/domain/kernel/elision';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { errorMessage } from '@kafaa/web-kit/api';
import { toast } from '@kafaa/web-kit/toast';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#/lib/endpoint-query';
import { logoPicture } from '#/lib/logo-picture';
import { useMay } from '#/lib/permissions';
import { Button } from '@kafaa/ui/button.tsx';
import { cx } from '@kafaa/ui/class-names';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { ErrorText } from '@kafaa/ui/error-text.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { useRemoveLogo, useSaveLogo } from '../queries.ts';
import { Section } from './account-parts.tsx';
import styles from './company-logo.module.css';

const ACCEPT = 'image/png,image/jpeg,image/webp';

/** State and actions of the logo; `problem` is the problem of the last chosen file. */
function useLogoFile() {
  const save = useSaveLogo();
  const remove = useRemoveLogo();
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const choose = async (file: File) => {
    setProblem(null);
    setReading(true);
    const read = await logoPicture(file);
    setReading(false);
    if ('problem' in read) {
      setProblem(read.problem);
      return;
    }
    save.mutate(read, {
      onSuccess: () => toast.success('Votre logo est enregistré.'),
      onError: (error) => setProblem(errorMessage(error, 'L’enregistrement a échoué. Veuillez réessayer.')),
    });
  };
  const drop = () => {
    setProblem(null);
    remove.mutate(undefined, {
      onSuccess: () => toast.success('Votre logo est retiré.'),
      onError: (error) => setProblem(errorMessage(error, 'Le logo n’a pas pu être retiré. Veuillez réessayer.')),
    });
  };
  return { problem, choose, drop, saving: reading || save.isPending, removing: remove.isPending };
}

/** Section with the logo that candidates see on the company's offers. */
export function CompanyLogo({ name }: { name: string }) {
  const found = useQuery(endpointQuery(getLogo, {}));
  const mayEdit = useMay(saveLogo);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const { problem, choose, drop, saving, removing } = useLogoFile();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Reset so that the same file can be chosen again.
    event.target.value = '';
    if (file) void choose(file);
  };
  const logo = found.data?.logo;
  return (
    <Section title="Logo">
      {found.isError && !found.data ? (
        <ErrorBand
          message="Votre logo n’a pas pu être lu."
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      ) : (
        <div className={cx('row middle', styles.logo)}>
          {found.isPending ? (
            <Skeleton width={144} height={72} shape="block" />
          ) : logo ? (
            <img src={logo.url} alt={`Logo ${elided('de', name)}`} width={logo.width} height={logo.height} />
          ) : (
            <span className={cx('center muted small', styles.none)}>Aucun logo</span>
          )}
          <div className={cx('grid gap-8', styles.words)}>
            <p className="muted small">
              {logo
                ? 'Affiché en haut de vos offres, à la place de vos initiales.'
                : 'En haut de vos offres, les candidats voient vos initiales.'}{' '}
              Une image PNG, JPEG ou WebP, sur fond blanc ou transparent.
            </p>
            {mayEdit && (
              <p className="cluster gap-8">
                <input ref={input} type="file" accept={ACCEPT} hidden aria-label="Fichier du logo" onChange={take} />
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<ImageUp />}
                  busy={saving}
                  aria-describedby={problem === null ? undefined : problemId}
                  onClick={() => input.current?.click()}
                >
                  {saving ? 'Enregistrement...' : logo ? 'Changer le logo' : 'Choisir une image'}
                </Button>
                {logo && (
                  <Button variant="ghost" size="sm" busy={removing} onClick={drop}>
                    Retirer le logo
                  </Button>
                )}
              </p>
            )}
            {problem !== null && <ErrorText id={problemId}>{problem}</ErrorText>}
          </div>
        </div>
      )}
    </Section>
  );
}
