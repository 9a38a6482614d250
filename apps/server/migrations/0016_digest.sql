ALTER TABLE "users" ADD COLUMN "interview_mails" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_day" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_from" timestamp with time zone;