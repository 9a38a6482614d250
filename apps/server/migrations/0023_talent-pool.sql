CREATE TABLE "pool_consents" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"mailbox" text NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pool_consents_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "group_mails" ADD COLUMN "proposed_job_id" text;--> statement-breakpoint
ALTER TABLE "pool_consents" ADD CONSTRAINT "pool_consents_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_consents_mailbox" ON "pool_consents" USING btree ("company_id","mailbox");--> statement-breakpoint
CREATE INDEX "pool_consents_given" ON "pool_consents" USING btree ("company_id","given_at","candidate_id");--> statement-breakpoint
ALTER TABLE "group_mails" ADD CONSTRAINT "group_mails_company_id_proposed_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","proposed_job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidates_mailbox" ON "candidates" USING btree ("company_id","mailbox","job_id");--> statement-breakpoint
CREATE INDEX "candidates_phone" ON "candidates" USING btree ("company_id","phone","job_id");--> statement-breakpoint
ALTER TABLE "pool_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pool_consents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "pool_consents" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
