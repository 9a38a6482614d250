CREATE TABLE "invitations" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"interview_type" text NOT NULL,
	"interview_place" text NOT NULL,
	"interview_date" timestamp with time zone NOT NULL,
	"custom_message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reply" text DEFAULT 'NONE' NOT NULL,
	"replied_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"file_key" text NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "rejection_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "candidate_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_date" ON "invitations" USING btree ("company_id","interview_date","id");--> statement-breakpoint
CREATE INDEX "invitations_candidate" ON "invitations" USING btree ("company_id","candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "candidates_retention" ON "candidates" USING btree ("company_id","applied_at");--> statement-breakpoint
CREATE INDEX "interviews_link_end" ON "interviews" USING btree ("company_id","link_expires_at");--> statement-breakpoint
CREATE INDEX "mails_candidate" ON "mails" USING btree ("company_id","candidate_id");