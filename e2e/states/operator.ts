import { askForContact, askForPlan, newCompany, pressButton } from '@kafaa/testing/product/company';
import type { ProductServer } from '@kafaa/testing/product/server';
import type { Open } from './stage.ts';

/** Opens the page behind the link that a request has sent by mail. */
const behind =
  (linkOf: (server: ProductServer) => Promise<string>): Open =>
  async ({ page, example: { server } }) => {
    await page.goto(await linkOf(server));
  };

const asking = async (server: ProductServer) => askForPlan(server, await newCompany(server), 'basic');

export const asked = behind(asking);

export const activated = behind(async (server) => {
  const link = await asking(server);
  await pressButton(server, link);
  return link;
});

/** Opens a link whose request was replaced by a later one of the same company. */
export const replaced = behind(async (server) => {
  const company = await newCompany(server);
  const first = await askForPlan(server, company, 'basic');
  await askForPlan(server, company, 'entreprise');
  return first;
});

const contactLink = async (server: ProductServer) => askForContact(server, await newCompany(server));

export const contactAsked = behind(contactLink);

export const contactConfirmed = behind(async (server) => {
  const link = await contactLink(server);
  await pressButton(server, link);
  return link;
});
