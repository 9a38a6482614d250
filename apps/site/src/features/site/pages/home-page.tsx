import type { Plan } from '@kafaa/domain/plans/schema';
import { StartButton } from '../components/audience.tsx';
import { Claims } from '../components/claims.tsx';
import { Closing } from '../components/closing.tsx';
import { FeatureCards } from '../components/feature-cards.tsx';
import { Hero } from '../components/hero.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { Process } from '../components/process.tsx';
import processStyles from '../components/process.module.css';
import { Section } from '../components/section.tsx';
import type { SiteBrand } from '../components/site-page.ts';
import { Trust } from '../components/trust.tsx';

/** The landing page, written for visitors who do not know the product. */
export function HomePage({ brand, plans }: { brand: SiteBrand; plans: readonly Plan[] }) {
  return (
    <>
      <Hero brandName={brand.name} />
      <Claims percents={brand.claims} />
      <Section
        id="features"
        title={
          <>
            Un CV raconte le passé.
            <br />
            Un entretien montre la{'\u00A0'}personne.
          </>
        }
        lede="Compétences, motivation, état d’esprit, affinité avec vos valeurs : tout est évalué au même endroit, avec les mots du candidat."
      >
        <FeatureCards />
      </Section>
      <Section
        id="how-it-works"
        tone="deep"
        className={processStyles.section}
        title="Opérationnel avant la fin de la matinée"
      >
        <Process />
      </Section>
      <Section>
        <Trust brandName={brand.name} />
      </Section>
      <Section
        id="pricing"
        tone="surface"
        title="Un tarif simple, en dinars"
        lede="Entretiens IA, évaluation et tableau de bord dans tous les plans."
      >
        <PlanCards brand={brand} plans={plans} />
      </Section>
      <Closing title="Votre prochaine recrue a quelque chose à vous dire.">
        <StartButton size="lg">Commencer gratuitement</StartButton>
      </Closing>
    </>
  );
}
