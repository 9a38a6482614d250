CREATE TABLE "comments" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "opinion_link_candidates" (
	"company_id" text NOT NULL,
	"link_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "opinion_link_candidates_company_id_link_id_candidate_id_pk" PRIMARY KEY("company_id","link_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "opinion_links" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"job_id" text NOT NULL,
	"recipient" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "opinion_links_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"company_id" text NOT NULL,
	"link_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"name" text NOT NULL,
	"verdict" text NOT NULL,
	"sentence" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opinions_company_id_link_id_candidate_id_name_pk" PRIMARY KEY("company_id","link_id","candidate_id","name")
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"user_id" text NOT NULL,
	"levels" jsonb NOT NULL,
	"sentence" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scorecards_company_id_candidate_id_user_id_pk" PRIMARY KEY("company_id","candidate_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_link_candidates" ADD CONSTRAINT "opinion_link_candidates_link" FOREIGN KEY ("company_id","link_id") REFERENCES "public"."opinion_links"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_link_candidates" ADD CONSTRAINT "opinion_link_candidates_candidate" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_links" ADD CONSTRAINT "opinion_links_company_id_job_id_jobs_company_id_id_fk" FOREIGN KEY ("company_id","job_id") REFERENCES "public"."jobs"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinion_links" ADD CONSTRAINT "opinion_links_company_id_created_by_users_company_id_id_fk" FOREIGN KEY ("company_id","created_by") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_candidate" FOREIGN KEY ("company_id","link_id","candidate_id") REFERENCES "public"."opinion_link_candidates"("company_id","link_id","candidate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_of" ON "comments" USING btree ("company_id","candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "opinion_link_candidates_of" ON "opinion_link_candidates" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "opinions_of" ON "opinions" USING btree ("company_id","candidate_id","given_at");
--> statement-breakpoint
ALTER TABLE "opinion_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "opinion_links" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "opinion_links" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
--> statement-breakpoint
ALTER TABLE "opinion_link_candidates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "opinion_link_candidates" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "opinion_link_candidates" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
--> statement-breakpoint
ALTER TABLE "opinions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "opinions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "opinions" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "comments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "comments" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
--> statement-breakpoint
ALTER TABLE "scorecards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scorecards" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "scorecards" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
