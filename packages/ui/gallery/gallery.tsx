import '#/styles/tokens.css';
import '#/styles/fonts-ui.css';
import '#/styles/fonts-display.css';
import '#/styles/base.css';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from '@kafaa/web-kit/toast';
import { Button, ButtonLink } from '#/button.tsx';
import { Card } from '#/card.tsx';
import { EmptyState } from '#/empty-state.tsx';
import { ErrorBand } from '#/error-band.tsx';
import { MiniFooter } from '#/footer.tsx';
import { CompanyBadge, Header } from '#/header.tsx';
import { CopyIcon, Trash2Icon, XIcon } from '#/icons.tsx';
import { ArrowLeftIcon, LinkIcon, MapPinIcon } from '#/page-icons.tsx';
import { IconButton } from '#/icon-button.tsx';
import { IconLink } from '#/icon-link.tsx';
import { Modal } from '#/modal.tsx';
import { Page, PageHeader, Shell } from '#/page.tsx';
import { Pill, Tag } from '#/pill.tsx';
import { ScoreTile } from '#/score-tile.tsx';
import { TextareaField } from '#/textarea-field.tsx';
import { PasswordField, TextField } from '#/text-field.tsx';
import { OFFER_BAND, SHEET_STRIP, SUN } from '#/tile-art';
import { TileWall } from '#/tiles.tsx';
import { Toaster } from '#/toaster.tsx';
import { SheetCharts } from './gallery-charts.tsx';
import { SheetForms } from './gallery-forms.tsx';
import styles from './gallery.module.css';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padded>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}

function Buttons() {
  return (
    <Group title="Boutons">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div className={styles.row} key={size}>
          <Button size={size}>Continuer</Button>
          <Button size={size} variant="secondary" icon={<LinkIcon />}>
            Copier lien d'entretien
          </Button>
          <Button size={size} variant="ghost" icon={<ArrowLeftIcon />}>
            Retour
          </Button>
          <Button size={size} variant="danger" icon={<Trash2Icon />}>
            Rejeter
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button busy>Envoi...</Button>
        <Button busy variant="secondary">
          Génération...
        </Button>
        <Button disabled>Traitement...</Button>
        <Button variant="danger-solid">Supprimer</Button>
        <Button variant="accent">Choisir</Button>
        <ButtonLink href="#contenu" variant="secondary">
          Lien
        </ButtonLink>
      </div>
      <div className={styles.row}>
        <IconButton label="Copier" icon={<CopyIcon size={18} />} />
        <IconButton label="Copier encore" size="sm" icon={<CopyIcon />} />
        <IconButton label="Supprimer" size="xs" danger icon={<Trash2Icon />} />
        <IconLink label="Ouvrir" size="sm" href="#" icon={<CopyIcon />} />
      </div>
      <h2 className={styles.title}>Scores et statuts</h2>
      <div className={styles.row}>
        {[92, 86, 74, 58, null].map((score) => (
          <ScoreTile key={score} score={score} />
        ))}
        <ScoreTile score={92} size="lg" />
        <ScoreTile score={87} size="sm" />
        <ScoreTile score={83} size="xs" />
      </div>
      <div className={styles.row}>
        <Pill tone="pending">En attente</Pill>
        <Pill tone="invited">Invité</Pill>
        <Pill tone="rejected">Rejeté</Pill>
        <Pill tone="ok">Complété</Pill>
        <Pill tone="warn">En cours</Pill>
        <Pill tone="danger">Expiré</Pill>
        <Tag icon={<MapPinIcon size={15} />}>Tunis</Tag>
        <CompanyBadge initials="MD" name="Medina Digital" />
      </div>
    </Group>
  );
}

function Fields() {
  return (
    <Group title="Champs">
      <div className={styles.two}>
        <TextField label="E-mail" placeholder="vous@entreprise.tn" required />
        <TextField label="Salaire" suffix="DT" optional hint="Par mois" defaultValue="2400" />
        <TextField
          label="Téléphone"
          prefix="+216"
          defaultValue="274518"
          error="Veuillez entrer un numéro de téléphone valide (8 chiffres)"
        />
        <PasswordField label="Mot de passe" defaultValue="motdepasse" success="8 caractères au moins" />
        <TextField label="Ville" disabled defaultValue="Tunis" />
        <TextField label="Adresse" compact defaultValue="12, rue de Marseille" />
      </div>
      <br />
      <TextareaField label="Message" optional defaultValue="Bonjour Amira, merci pour vos réponses. À bientôt." />
    </Group>
  );
}

function Notices() {
  return (
    <Group title="Notifications">
      <div className={styles.row}>
        <Button
          variant="secondary"
          onClick={() => {
            toast.loading('Génération du rapport d’Amira Ben Salah');
            toast.error('Échec de la génération du rapport. Veuillez réessayer plus tard.', { duration: Infinity });
            toast.success('Lien copié !', { duration: Infinity });
            toast('Candidature de Skander Mzoughi rejetée', {
              duration: 60_000,
              countdown: true,
              action: { label: 'Annuler', onClick: () => toast.success('Candidature rétablie') },
            });
          }}
        >
          Montrer les notifications
        </Button>
      </div>
      <TileWall rows={SHEET_STRIP} />
    </Group>
  );
}

function States() {
  return (
    <section>
      <h2 className={styles.title}>États vides, erreurs, blocages</h2>
      <div className={styles.three}>
        <Card>
          <EmptyState
            level={3}
            title="Aucun candidat pour le moment"
            actions={<Button size="sm">Partager le poste</Button>}
            tip={
              'Partagez le lien sur WhatsApp, Facebook ou LinkedIn\u00A0: tout se passe sur le téléphone du candidat.'
            }
          >
            Votre offre est en ligne. Chaque entretien terminé apparaîtra ici.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            level={3}
            art="notFound"
            title="Aucun emploi trouvé"
            actions={
              <Button size="sm" variant="secondary" icon={<XIcon />}>
                Effacer la recherche
              </Button>
            }
          >
            Aucun résultat pour «{'\u00A0'}comptable senior{'\u00A0'}». Essayez d'autres mots-clés.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            level={3}
            art="blocked"
            title="Quota épuisé"
            actions={
              <>
                <Button size="sm" variant="ghost">
                  Retour
                </Button>
                <Button size="sm">Améliorer mon abonnement</Button>
              </>
            }
          >
            Vos 3 offres d'emploi du mois sont publiées. Un plan supérieur en ouvre 10.
          </EmptyState>
        </Card>
      </div>
      <div className={styles.row}>
        <ErrorBand
          message="Échec du chargement des candidats. Veuillez réessayer plus tard."
          onRetry={() => toast('Encore')}
        />
      </div>
    </section>
  );
}

function Dialogs() {
  const [open, setOpen] = useState(false);
  return (
    <Group title="Fenêtre">
      <Button onClick={() => setOpen(true)}>Ouvrir la fenêtre</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Confirmation d'abonnement"
        subtitle="Basic, puis Entreprise"
        art={<TileWall rows={SHEET_STRIP} />}
        footer={
          <>
            <Button variant="ghost" data-autofocus onClick={() => setOpen(false)}>
              Annuler
            </Button>
            <Button onClick={() => setOpen(false)}>J'accepte et continue</Button>
          </>
        }
      >
        <p>Votre abonnement actuel est désactivé. Cette action est irréversible.</p>
      </Modal>
      <div className={styles.art}>
        <TileWall rows={OFFER_BAND} />
        <TileWall rows={SUN} className={styles.sun} />
      </div>
    </Group>
  );
}

function Sheet() {
  return (
    <>
      <Shell
        density="app"
        header={
          <Header
            variant="app"
            homeHref="/"
            links={[
              { href: '/Jobs', label: 'Emplois' },
              { href: '/Dashboard', label: 'Dashboard', current: true },
              { href: '/Interviews', label: 'Entretiens' },
              { href: '/Pricing', label: 'Tarifs' },
              { href: '/Settings', label: 'Compte' },
            ]}
            aside={<CompanyBadge compact initials="MD" name="Medina Digital" />}
            onLogout={() => toast('Au revoir')}
          />
        }
        footer={<MiniFooter links={[{ href: '/Privacy', label: 'Confidentialité' }]} notice="© Kafaa · Tunis" />}
      >
        <Page>
          <PageHeader title="Composants et états" subtitle="Repos, survol, focus, chargement, vide, erreur." />
          <div className={styles.sheet}>
            <div className={styles.two}>
              <Buttons />
              <Fields />
              <Notices />
              <Dialogs />
            </div>
            <SheetForms />
            <SheetCharts />
            <States />
          </div>
        </Page>
      </Shell>
      <Toaster />
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Sheet />);
