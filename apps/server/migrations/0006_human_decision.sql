ALTER TABLE "evaluations" ADD COLUMN "deduction_lifted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "deduction_changed_by" text;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "deduction_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "human_levels" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluations" ADD COLUMN "revised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "accommodation" boolean DEFAULT false NOT NULL;