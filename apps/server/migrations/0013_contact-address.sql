ALTER TABLE "candidates" ADD COLUMN "links_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact_email_asked" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;