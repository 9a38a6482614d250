CREATE TABLE "taken_slots" (
	"company_id" text NOT NULL,
	"offered_by" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"invitation_id" text NOT NULL,
	CONSTRAINT "taken_slots_company_id_offered_by_starts_at_pk" PRIMARY KEY("company_id","offered_by","starts_at")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "duration_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "slots" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "slot_choices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "day_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "soon_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "outcome_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "taken_slots" ADD CONSTRAINT "taken_slots_company_id_invitation_id_invitations_company_id_id_fk" FOREIGN KEY ("company_id","invitation_id") REFERENCES "public"."invitations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taken_slots_invitation" ON "taken_slots" USING btree ("company_id","invitation_id");--> statement-breakpoint
ALTER TABLE "taken_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "taken_slots" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_company ON "taken_slots" USING (
	company_id = (SELECT current_setting('kafaa.company', true)) OR (SELECT current_setting('kafaa.company', true)) = '*');
