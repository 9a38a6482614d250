ALTER TABLE "candidates" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "remote_days" integer;--> statement-breakpoint
CREATE INDEX "job_locators_code" ON "job_locators" USING btree (right("job_id", 10));