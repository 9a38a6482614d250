CREATE TABLE "calendar_feeds" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_hours" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ranges" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	CONSTRAINT "meeting_hours_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "colleague_id" text;--> statement-breakpoint
ALTER TABLE "meeting_hours" ADD CONSTRAINT "meeting_hours_company_id_user_id_users_company_id_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."users"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("company_id","user_id");--> statement-breakpoint
ALTER TABLE "meeting_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "meeting_hours" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "meeting_hours" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
