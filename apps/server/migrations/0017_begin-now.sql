CREATE TABLE "provisional_interviews" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"job_id" text NOT NULL,
	"mailbox" text NOT NULL,
	"person" jsonb NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"questions_hash" text,
	CONSTRAINT "provisional_interviews_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_company_id_candidate_id_candidates_company_id_id_fk";
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "provisional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "applicant_id" text GENERATED ALWAYS AS (case when provisional then null else candidate_id end) STORED;--> statement-breakpoint
ALTER TABLE "provisional_interviews" ADD CONSTRAINT "provisional_interviews_company_id_candidate_id_interviews_company_id_candidate_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."interviews"("company_id","candidate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provisional_interviews_mailbox" ON "provisional_interviews" USING btree ("company_id","job_id","mailbox");--> statement-breakpoint
CREATE INDEX "provisional_interviews_end" ON "provisional_interviews" USING btree ("company_id","begun_at");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_applicant_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","applicant_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisional_interviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provisional_interviews" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "provisional_interviews" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
