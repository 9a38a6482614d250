CREATE TABLE "company_logos" (
	"company_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"version" text NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"company_id" text NOT NULL,
	"job_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "job_views_company_id_job_id_day_pk" PRIMARY KEY("company_id","job_id","day")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "meeting_defaults" jsonb;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "company_logos" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "company_logos" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');--> statement-breakpoint
ALTER TABLE "job_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_views" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "job_views" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');