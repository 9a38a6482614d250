import { emailField, INVALID_EMAIL } from '@kafaa/domain/kernel/fields';
import * as z from 'zod/mini';
import { type Args, type Command, UsageError } from '#/platform/tasks/command';
import { confirmAccount, moveAccount, resetAccount, resetFactor } from './service.ts';

const ADDRESS = { name: 'ADRESSE', what: 'l’adresse de connexion du compte' };
const NEW_ADDRESS = { name: 'NOUVELLE', what: 'celle qui la remplace' };

/** Parses an e-mail address and returns it in lower case, as accounts store it. */
function addressOf(args: Args, name: string): string {
  const { success, data } = z.safeParse(emailField(INVALID_EMAIL), args.word(name));
  if (!success) throw new UsageError(`${name}\u00a0: «\u00A0${args.word(name)}\u00A0» n’est pas une adresse e-mail.`);
  return data;
}

/** Commands on companies' accounts; none takes or prints a password. */
export const accountsCommands: readonly Command[] = [
  {
    name: 'accounts reset',
    summary:
      'Ferme un compte à son mot de passe et à ses sessions, et envoie à son adresse le lien pour en choisir un autre.',
    words: [ADDRESS],
    options: { print: { what: 'montre le lien au lieu de l’envoyer\u00a0: 30 minutes, une fois' } },
    async run(deps, args) {
      const prints = args.has('print');
      const { companyId, email, link, expiresAt } = await resetAccount(deps, addressOf(args, ADDRESS.name), { prints });
      return {
        json: { companyId, email, link, expiresAt: expiresAt.toISOString() },
        text: [
          `${email}\u00a0: l’ancien mot de passe n’ouvre plus rien, les sessions sont fermées.`,
          link === null
            ? 'Le lien pour en choisir un autre part par e-mail\u00a0; il est valable 30 minutes.'
            : `Le lien pour en choisir un autre, une fois, dans les 30 minutes. Ne le donnez qu’au titulaire\u00a0:\n${link}`,
        ].join('\n'),
      };
    },
  },
  {
    name: 'accounts second-factor',
    summary:
      'Retire la double authentification, clés d’accès comprises, de qui a perdu téléphone et codes, ferme ses sessions et le lui écrit.',
    words: [ADDRESS],
    async run(deps, args) {
      const { companyId, email } = await resetFactor(deps, addressOf(args, ADDRESS.name));
      return {
        json: { companyId, email },
        text: `${email}\u00a0: le mot de passe suffit à nouveau, les sessions sont fermées. Vérifiez toujours par un autre moyen que la demande vient du titulaire.`,
      };
    },
  },
  {
    name: 'accounts confirm',
    summary: 'Ouvre le compte d’une inscription dont l’e-mail de confirmation n’arrive pas.',
    words: [ADDRESS],
    options: { 'sign-up': { value: 'NUMÉRO', what: 'laquelle, quand il y en a plusieurs' } },
    async run(deps, args) {
      const { companyId, email, name } = await confirmAccount(
        deps,
        addressOf(args, ADDRESS.name),
        args.whole('sign-up'),
      );
      return {
        json: { companyId, email, name },
        text: `${email}\u00a0: compte ouvert pour ${name}. Il se connecte avec le mot de passe de cette inscription.`,
      };
    },
  },
  {
    name: 'accounts change',
    summary: 'Change l’adresse de connexion d’un compte, ferme ses sessions et le dit aux deux adresses.',
    words: [ADDRESS, NEW_ADDRESS],
    async run(deps, args) {
      const { companyId, from, to } = await moveAccount(
        deps,
        addressOf(args, ADDRESS.name),
        addressOf(args, NEW_ADDRESS.name),
      );
      return {
        json: { companyId, from, to },
        text: `Le compte de ${from} se connecte maintenant avec ${to} et le même mot de passe. Ses sessions sont fermées.`,
      };
    },
  },
];
