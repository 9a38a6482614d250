ALTER TABLE "jobs" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("company_id","id") WHERE "jobs"."listed";