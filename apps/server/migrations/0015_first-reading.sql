CREATE TABLE "answer_levels" (
	"company_id" text NOT NULL,
	"candidate_id" text NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	"seen" boolean NOT NULL,
	"level" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_levels_company_id_candidate_id_user_id_position_seen_pk" PRIMARY KEY("company_id","candidate_id","user_id","position","seen")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "read_first_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_levels" ADD CONSTRAINT "answer_levels_company_id_candidate_id_candidates_company_id_id_fk" FOREIGN KEY ("company_id","candidate_id") REFERENCES "public"."candidates"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_levels" ADD CONSTRAINT "answer_levels_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_levels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "answer_levels" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "answer_levels" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
