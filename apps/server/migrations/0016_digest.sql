CREATE TABLE "group_mail_recipients" (
	"company_id" text NOT NULL,
	"group_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"mail_id" text,
	"left_out" text,
	CONSTRAINT "group_mail_recipients_company_id_group_id_candidate_id_pk" PRIMARY KEY("company_id","group_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "group_mails" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"job_id" text NOT NULL,
	"request_id" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"chosen" integer NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "group_mails_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "interview_mails" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_day" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_mail_recipients" ADD CONSTRAINT "group_mail_recipients_company_id_group_id_group_mails_company_id_id_fk" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."group_mails"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mail_recipients" ADD CONSTRAINT "group_mail_recipients_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mails" ADD CONSTRAINT "group_mails_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mails" ADD CONSTRAINT "group_mails_company_id_written_by_users_company_id_id_fk" FOREIGN KEY ("company_id","written_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_mail_recipients_candidate" ON "group_mail_recipients" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_mails_request" ON "group_mails" USING btree ("company_id","request_id");--> statement-breakpoint
CREATE INDEX "group_mails_job" ON "group_mails" USING btree ("company_id","job_id","created_at");--> statement-breakpoint
CREATE INDEX "group_mails_recent" ON "group_mails" USING btree ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "group_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_mails" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "group_mails" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');--> statement-breakpoint
ALTER TABLE "group_mail_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "group_mail_recipients" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "group_mail_recipients" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
