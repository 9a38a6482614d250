/** What the reader of the question sets said, with the mark of the set that was read. */
export const VERDICTS: Readonly<Record<string, { readonly mark: string; readonly text: string }>> = {
  'nurse/fr': {
    mark: '9fbdd4bd',
    text: 'Passes. Before: « un échange tendu avec un client », a file late « à cause d’un autre service », « votre journée » for a night. Patients are now named, the scenario is of a ward.',
  },
  'mason/fr': {
    mark: 'e50f8d76',
    text: 'Passes. Before: a poorly documented file. The formwork that moves and the damaged part are of the trade; 4 and 5 are general, as values must be.',
  },
  'accountant/fr': {
    mark: 'b77a3ed3',
    text: 'Passes unchanged but for question 2, which asked to check « un travail avant de le rendre ». Nearest to what a firm asks in real interviews.',
  },
  'sushi-cook/fr': {
    mark: '82cb0445',
    text: 'Passes. Before: HACCP asked for an audit, cooking rice for the cost of a dish, the scenario for a deadline « intenable ». Now fish at the door, a dish that runs out.',
  },
  'driver/fr': {
    mark: 'd374cafc',
    text: 'Passes. Before: a file to take over, and two questions on a promise hard to keep. The licence is what question 6 is said to come from, though driving would say it better.',
  },
  'data-engineer/fr': {
    mark: 'e2c9251b',
    text: 'Passes. Nine questions: five skills ask for three. The nightly load without duplicates replaces a template.',
  },
  'primary-teacher/fr': {
    mark: 'b9c589fe',
    text: 'Passes. Before: a file to take over. Question 8 lets one speak of parents without saying so.',
  },
  'receptionist/fr': {
    mark: 'b400ab4f',
    text: 'Passes. Before: two directors with urgent files, in a hotel. The industry and the software now say hotel.',
  },
  'hr-manager/fr': {
    mark: '980ac71f',
    text: 'Passes. A little sober: labour law and workforce planning, both listed, are not asked because recruitment comes first; the recruiter can exchange one.',
  },
  'welder/fr': {
    mark: 'd58019ef',
    text: 'Passes. Before: « sans mode d’emploi : quelles sont vos étapes, du premier jour au résultat ? », the stiffest sentence of all. Now the weld under pressure and the hardest part made.',
  },
  'pharmacist/fr': {
    mark: '3dced7',
    text: 'Passes. Before: a ward’s questions, giving treatments at the bedside. Now prescriptions that fight and a dispensing error avoided.',
  },
  'call-centre/fr': {
    mark: '994debf7',
    text: 'Passes. Before: a week between prospecting and existing customers. Now calls that wait and a caller who shouts.',
  },
  'intern/fr': {
    mark: 'b3eb847a',
    text: 'Passes. Said once that school counts, then questions without « au travail ». Question 1 still says « travail » first, which a student can skip.',
  },
  'cfo/fr': {
    mark: '2e05c27a',
    text: 'Passes. Before: unpaid invoices and a bank balance, an accountant’s work, and an internship in the motivation. Now the cash of five weeks and the result below plan.',
  },
  'beautician/fr': {
    mark: '9bdd61ed',
    text: 'Passes. Before: the toughest negotiation ever led, for someone who sells creams. Now a skin that reddens and a care prepared for someone unknown.',
  },
  'farm-manager/fr': {
    mark: '46c3df6b',
    text: 'Passes. Before: how one knew each week where a project really stood. Pressure, harvest and pests are now asked for.',
  },
  'lawyer/fr': {
    mark: '49af30d5',
    text: 'Passes. Before: an in-house contract to be signed today, and « un autre service » in a law firm.',
  },
  'electrician/fr': {
    mark: '9f08253d',
    text: 'Passes. Before: a machine that stops in a factory. Now the circuit at fault, the fault that was elsewhere.',
  },
  'social-media/fr': {
    mark: '9f5873cc',
    text: 'Passes. Before: a viral comment and a campaign, both asked of every marketer. Question 8 stays general.',
  },
  'logistics/fr': {
    mark: '1d81f937',
    text: 'Passes. Nine questions, three of them on behaviour since the offer chose three. Nothing to exchange.',
  },
  'nurse/en': {
    mark: '2263ab5d',
    text: 'Passes. Before: a client instead of a patient, and a file left by someone. Question 3 stays the most general of the set.',
  },
  'mason/en': {
    mark: '265b991',
    text: 'Passes. Before: the skill between quotation marks twice. Both site questions can be answered by anyone who has poured concrete.',
  },
  'accountant/en': {
    mark: '960e0cb7',
    text: 'Passes. Question 7 is not about a skill listed but about the trade: payroll and VAT are left to the CV and to the recruiter’s own questions.',
  },
  'sushi-cook/en': {
    mark: 'aa9becad',
    text: 'Passes. Before: "a sushi Cook" with a capital. Same cases as in French.',
  },
  'driver/en': { mark: 'c524344b', text: 'Passes, with the same remark on the source of question 6.' },
  'data-engineer/en': {
    mark: 'eda33127',
    text: 'Passes. Direct, one case a question; nothing a candidate of the trade would smile at.',
  },
  'primary-teacher/en': {
    mark: 'a9a2a9bf',
    text: 'Passes. Before: a template around "classroom management". Question 8 is thin for a teacher alone in a class, but answerable.',
  },
  'receptionist/en': {
    mark: '3310cac4',
    text: 'Passes. Before: visitors and directors. The exhausted family is the best question of the set.',
  },
  'hr-manager/en': { mark: '79cc5b10', text: 'Passes, with the same remark.' },
  'welder/en': { mark: '980a8d96', text: 'Passes. Before: two templates with the skill in quotation marks.' },
  'pharmacist/en': { mark: '45d98e05', text: 'Passes. The counter is in every question of knowledge.' },
  'call-centre/en': { mark: 'cdef0455', text: 'Passes. Before: a task that requires the skill "inbound calls".' },
  'intern/en': {
    mark: 'e64c470f',
    text: 'Passes. "What do you look at first" is hard for a beginner, fair for the offer’s trade.',
  },
  'cfo/en': { mark: 'af16384f', text: 'Passes. Before: "a bank balance that does not match the books".' },
  'beautician/en': { mark: '8d0c8fa0', text: 'Passes. Question 8 is thin for a beautician; the French one is better.' },
  'farm-manager/en': { mark: '142ddeda', text: 'Passes. The safety rule bypassed is a real one on a farm.' },
  'lawyer/en': { mark: '1e855083', text: 'Passes. Question 8 is the least of a lawyer’s own.' },
  'electrician/en': {
    mark: 'eb4e4481',
    text: 'Passes. The dangerous line asked for by a client is what one would ask on site.',
  },
  'social-media/en': { mark: 'a0a0f25d', text: 'Passes, with the same remark on question 8.' },
  'logistics/en': { mark: '449783f0', text: 'Passes. Nothing to exchange.' },
};
