import { INTERVIEW_MAILS } from '@kafaa/domain/auth/options';
import { chooseInterviewMails } from '@kafaa/domain/desk/api';
import { INTERVIEW_MAIL_NAMES } from '@kafaa/domain/desk/options';
import type { InterviewMailsSetting } from '@kafaa/domain/desk/schema';
import { Section } from '#/features/companies/components/account-parts.tsx';
import { useMay } from '#/lib/permissions';
import { ErrorBand } from '@kafaa/ui/error-band.tsx';
import { OptionTiles } from '@kafaa/ui/option-tiles.tsx';
import { Skeleton } from '@kafaa/ui/skeleton.tsx';
import { useChooseInterviewMails, useInterviewMails } from '../queries.ts';

/** Section in which the person chooses when they get mails about finished interviews. */
export function InterviewMails() {
  const may = useMay(chooseInterviewMails);
  const { data, isError, isFetching, refetch } = useInterviewMails();
  if (!may) return null;
  return (
    <Section title="Vos e-mails sur les entretiens terminés">
      {data && <Choice setting={data} />}
      {!data && isError && (
        <ErrorBand
          message="Votre réglage n’a pas pu être chargé."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton height={120} shape="block" />}
    </Section>
  );
}

function Choice({ setting: { choice, own } }: { setting: InterviewMailsSetting }) {
  const choose = useChooseInterviewMails();
  const shown = choose.isPending ? choose.variables : choice;
  return (
    <div className="grid gap-14">
      <p className="muted">
        Le résumé du jour part à 8 h. Il nomme, offre par offre, les personnes dont l’entretien est terminé. Une offre
        que vous avez ouverte depuis n’y est pas. Un jour sans nouveauté, rien ne part.
      </p>
      <OptionTiles
        label="Quand les recevoir"
        columns={3}
        options={INTERVIEW_MAILS.map((value) => ({ value, label: INTERVIEW_MAIL_NAMES[value] }))}
        value={shown}
        disabled={choose.isPending}
        onChange={(value) => choose.mutate(value)}
      />
      <p className="muted small">
        {own
          ? 'Ce choix vaut pour vous. Les collègues ont le leur.'
          : choice === 'DAILY'
            ? 'Réglé ainsi parce que l’entreprise a plusieurs offres. Choisissez, et ce sera gardé pour vous.'
            : 'Réglé ainsi tant que l’entreprise a une seule offre. Choisissez, et ce sera gardé pour vous.'}
      </p>
    </div>
  );
}
