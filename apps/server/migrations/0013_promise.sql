CREATE TABLE "feedback_cards" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"text" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	CONSTRAINT "feedback_cards_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "promise_days" integer;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "promised_by" date;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "promise_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "promise_broken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "promise_days" integer;--> statement-breakpoint
ALTER TABLE "feedback_cards" ADD CONSTRAINT "feedback_cards_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidates_promised" ON "candidates" USING btree ("company_id","promised_by","id") WHERE "candidates"."promised_by" is not null;--> statement-breakpoint
ALTER TABLE "feedback_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "feedback_cards" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "feedback_cards" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
