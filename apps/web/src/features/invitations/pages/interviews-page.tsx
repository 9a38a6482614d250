import { useDocumentTitle } from '#/lib/use-document-title';
import { ButtonLink } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Page, PageHeader } from '#/ui/page.tsx';
import styles from './interviews-page.module.css';

/** Nothing can be scheduled yet, so nothing is: the list comes with scheduling itself. */
export function InterviewsPage() {
  useDocumentTitle('Entretiens planifiés');
  return (
    <Page width="narrow">
      <PageHeader
        title="Entretiens planifiés"
        subtitle="Vos rendez-vous avec les candidats que vous voulez rencontrer."
      />
      <div className={styles.panel}>
        <EmptyState
          title="Aucun entretien planifié"
          actions={<ButtonLink href="/Dashboard">Voir les candidats</ButtonLink>}
        >
          Commencez par lire les réponses de vos candidats.
        </EmptyState>
      </div>
    </Page>
  );
}
