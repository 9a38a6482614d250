CREATE TABLE "hindsight_questions" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"day" integer NOT NULL,
	"user_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"marks" jsonb,
	CONSTRAINT "hindsight_questions_company_id_candidate_id_day_pk" PRIMARY KEY("company_id","candidate_id","day")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "hindsight_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hindsight_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hindsight_questions" ADD CONSTRAINT "hindsight_questions_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hindsight_questions" ADD CONSTRAINT "hindsight_questions_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hindsight_open" ON "hindsight_questions" USING btree ("company_id","user_id","asked_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "candidates_hired" ON "candidates" USING btree ("company_id","id") WHERE set_stage = 'HIRED';--> statement-breakpoint
ALTER TABLE "hindsight_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hindsight_questions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "hindsight_questions" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
