ALTER TABLE "jobs" ADD COLUMN "measured_as" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_request" ON "jobs" USING btree ("company_id","request_id");