ALTER TABLE "interviews" ADD COLUMN "cv_readable" boolean;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "cv_fields" jsonb;