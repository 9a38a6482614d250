import { type LoginPayload, loginSchema } from '@kafaa/domain/auth/schema';
import { domainResolver } from '#/lib/form-resolver';

export const loginRules = domainResolver<LoginPayload, typeof loginSchema>(loginSchema, { firstOnly: true });
