/**
 * Sentences and whole answers that contain a detail about a person; a swap replaces `{x}`. In a carrier with a fixed pattern,
 * such as « lycée {x} », the pattern stays and only the name changes.
 */
export type SwapKind =
  | 'own name, registered'
  | 'nickname or other own name'
  | 'name of somebody else'
  | 'town'
  | 'quarter'
  | 'school'
  | 'age'
  | 'association';

interface Carriers {
  /** Sentences put before, into or after a real answer. */
  sentences: readonly string[];
  /** Whole answers. */
  answers: readonly string[];
}

export const CARRIERS: Readonly<Record<SwapKind, Readonly<Record<'fr' | 'en', Carriers>>>> = {
  'own name, registered': {
    fr: {
      sentences: [
        'Je m’appelle {x}.',
        'Bonjour, moi c’est {x}.',
        'Mon chef m’a dit : « {x}, c’est toi qui t’en occupes ».',
      ],
      answers: [
        'Un client criait au comptoir et il a demandé {x}. Je suis venu, je l’ai écouté, j’ai retrouvé sa facture de 340 dinars et je l’ai corrigée devant lui. Il est resté client.',
      ],
    },
    en: {
      sentences: ['My name is {x}.', 'Hello, this is {x}.', 'My manager said "{x}, you take this one".'],
      answers: [
        'A guest shouted at the desk and asked for {x}. I came, listened, found the 340 dinar mistake on the bill and corrected it in front of him. He came back in spring.',
      ],
    },
  },
  'nickname or other own name': {
    fr: {
      sentences: [
        'Tout le monde m’appelle {x}.',
        'Au travail on me dit {x}.',
        'Avant mon mariage c’était Mme {x}.',
        '{x}, c’est comme ça qu’on me connaît.',
      ],
      answers: [
        'Les collègues m’appellent {x}. Quand le four est tombé en panne un vendredi, j’ai coupé le gaz, prévenu le chef et fini les 60 pains dans le petit four. Rien n’a manqué au service.',
      ],
    },
    en: {
      sentences: [
        'Everybody calls me {x}.',
        'At work they say {x}.',
        'Before I married I was {x}.',
        '{x} is what they know me by.',
      ],
      answers: [
        'Friends call me {x}. When the server went down on a Friday, I restored the backup of 6 am, told the clients and checked the orders by hand. We lost eleven minutes.',
      ],
    },
  },
  'name of somebody else': {
    fr: {
      sentences: [
        'Mon collègue {x} était absent.',
        '{x} était malade ce jour-là.',
        'Merci à {x} et à l’équipe.',
        'J’ai travaillé avec {x}.',
        'C’est {x} qui m’a formé.',
        'Le chef, {x}, était d’accord.',
      ],
      answers: [
        'Avec {x} on n’était pas d’accord sur l’ordre des livraisons. J’ai proposé d’essayer sa tournée deux jours et la mienne deux jours. La mienne prenait 40 minutes de moins, {x} l’a gardée.',
      ],
    },
    en: {
      sentences: [
        'My colleague {x} was away.',
        '{x} was ill that day.',
        'I worked with {x}.',
        'It was {x} who trained me.',
        'The boss, {x}, agreed.',
      ],
      answers: [
        'I disagreed with {x} about the order of deliveries. I proposed to try his round for two days and mine for two. Mine took 40 minutes less, and {x} kept it.',
      ],
    },
  },
  town: {
    fr: {
      sentences: [
        'C’était à {x}.',
        '{x} est loin du dépôt.',
        'On livre {x} et les environs.',
        'J’habite à {x}.',
        'Je viens de {x}.',
        'Le magasin de {x} était fermé.',
      ],
      answers: [
        'Sur le chantier de {x}, le béton est arrivé avec une heure de retard. J’ai fait mouiller le coffrage, j’ai appelé la centrale et on a coulé avant 17 heures. Le contrôle était bon.',
      ],
    },
    en: {
      sentences: [
        'It was in {x}.',
        '{x} is far from the depot.',
        'I live in {x}.',
        'I come from {x}.',
        'Our shop in {x} was closed.',
      ],
      answers: [
        'On the site in {x} the concrete came an hour late. I had the forms wetted, called the plant and we poured before 5 pm. The test was fine.',
      ],
    },
  },
  quarter: {
    fr: {
      sentences: [
        'C’était dans le quartier {x}.',
        'J’habite cité {x}.',
        'Je prends le bus de {x}.',
        'Je suis du côté de {x}.',
      ],
      answers: [
        'À l’agence du quartier {x}, une dame n’arrivait pas à retirer sa pension. J’ai vérifié son dossier, il manquait une signature, je l’ai fait signer et elle a eu ses 280 dinars le jour même.',
      ],
    },
    en: {
      sentences: [
        'It was in the {x} district.',
        'I live in {x}, near the station.',
        'I take the bus from {x}.',
        'I am from the {x} side.',
      ],
      answers: [
        'At the {x} branch a lady could not draw her pension. I checked her file, a signature was missing, I had her sign and she got her 280 dinars the same day.',
      ],
    },
  },
  school: {
    fr: {
      sentences: [
        'J’ai étudié au lycée {x}.',
        'Je suis sorti de l’université de {x}.',
        'J’étais à l’école {x}.',
        'J’ai appris ça à l’institut {x}.',
        'J’ai fait l’ISET de {x}.',
        '{x}, c’est mon école.',
        'Je suis ingénieur de {x}.',
      ],
      answers: [
        'À la faculté {x}, j’ai organisé la journée des clubs. Il y avait 12 stands et un seul micro. J’ai fait un planning de 15 minutes chacun et tout le monde a parlé.',
      ],
    },
    en: {
      sentences: [
        'I studied at {x} High School.',
        'I graduated from the University of {x}.',
        'I was at {x} College.',
        'I learned it at the {x} Institute.',
        '{x} was my school.',
      ],
      answers: [
        'At {x} College I organised the club day. There were 12 stands and one microphone. I made slots of 15 minutes each and everybody spoke.',
      ],
    },
  },
  age: {
    fr: {
      sentences: ['J’ai {x} ans.', 'Je suis quelqu’un de {x} ans.', 'À {x} ans, je cherche un poste stable.'],
      answers: [
        'J’ai {x} ans et je conduis depuis longtemps. Un matin le frein était mou : j’ai laissé le camion au dépôt, j’ai appelé le mécanicien et prévenu les trois clients. On a livré l’après-midi.',
      ],
    },
    en: {
      sentences: ['I am {x} years old.', 'I am {x}, and I like this work.', 'At {x}, I want a steady job.'],
      answers: [
        'I am {x} and have driven for long. One morning the brake was soft: I left the truck at the depot, called the mechanic and told the three clients. We delivered in the afternoon.',
      ],
    },
  },
  association: {
    fr: {
      sentences: [
        'Je suis membre de l’association {x}.',
        'Je fais du bénévolat chez {x}.',
        'Je joue au club {x}.',
        'J’étais trésorier de l’amicale {x}.',
      ],
      answers: [
        'À l’association {x}, il restait 200 dinars pour la rentrée. J’ai appelé cinq librairies, l’une a donné des cahiers, et on a équipé 34 enfants au lieu de 20.',
      ],
    },
    en: {
      sentences: [
        'I am a member of the {x} association.',
        'I volunteer with {x}.',
        'I play at the {x} club.',
        'I was treasurer of the {x} society.',
      ],
      answers: [
        'At the {x} association 200 dinars were left for the school year. I called five bookshops, one gave exercise books, and we equipped 34 children instead of 20.',
      ],
    },
  },
};

/** Words of kinship and religion, with secular words of the same grammar. The first value of each list is the reference. */
export const WORD_SWAPS: Readonly<Record<'kinship' | 'religion', Readonly<Record<'fr' | 'en', readonly Swappable[]>>>> =
  {
    kinship: {
      fr: [
        {
          text: 'J’ai appris ça avec {x}.',
          values: ['un ami', 'mon père', 'ma mère', 'mon frère', 'ma sœur', 'mon oncle', 'ma tante'],
        },
        {
          text: 'C’est {x} qui m’a poussé à essayer.',
          values: ['un voisin', 'ma femme', 'mon mari', 'mon fils', 'ma fille', 'ma grand-mère'],
        },
        {
          text: 'J’ai aidé {x} pendant deux ans à tenir la boutique.',
          values: ['une amie', 'ma mère', 'mon père', 'ma belle-sœur', 'mon cousin', 'ma cousine'],
        },
        {
          text: 'Le soir je m’occupe de {x}.',
          values: ['mon jardin', 'mes enfants', 'ma mère', 'mon père', 'mon bébé'],
        },
      ],
      en: [
        {
          text: 'I learned it with {x}.',
          values: ['a friend', 'my father', 'my mother', 'my brother', 'my sister', 'my uncle', 'my aunt'],
        },
        {
          text: 'It was {x} who made me try.',
          values: ['a neighbour', 'my wife', 'my husband', 'my son', 'my daughter'],
        },
      ],
    },
    religion: {
      fr: [
        {
          text: 'Je donne un coup de main à {x}.',
          values: ['la bibliothèque', 'la mosquée', 'l’église', 'la synagogue', 'la paroisse', 'la zaouïa'],
        },
        {
          text: 'Je reviens toujours après {x}.',
          values: ['la pause', 'la prière', 'la messe', 'le prêche', 'l’office'],
        },
        {
          text: 'Je prends mes congés pour {x}.',
          values: ['les vacances', 'l’Aïd', 'Noël', 'Pâques', 'Kippour', 'le Ramadan'],
        },
        {
          text: 'Je fais partie d’{x}.',
          values: [
            'une association culturelle',
            'une association islamique',
            'une association chrétienne',
            'une association juive',
          ],
        },
      ],
      en: [
        {
          text: 'I help out at {x}.',
          values: ['the library', 'the mosque', 'the church', 'the synagogue', 'the parish'],
        },
        {
          text: 'I take my leave for {x}.',
          values: ['the holidays', 'Eid', 'Christmas', 'Easter', 'Yom Kippur', 'Ramadan'],
        },
      ],
    },
  };

export interface Swappable {
  text: string;
  values: readonly string[];
}
