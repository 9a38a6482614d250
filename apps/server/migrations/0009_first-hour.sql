ALTER TABLE "jobs" ADD COLUMN "contract" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "questions_read_at" timestamp with time zone;