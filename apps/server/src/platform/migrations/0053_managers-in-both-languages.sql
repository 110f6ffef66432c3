ALTER TABLE "managers" ADD COLUMN "position_en" text;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "hours_en" text;--> statement-breakpoint
-- Until somebody writes the English words, the Russian ones stand in their place; hours were by Moscow before they said so.
UPDATE "managers" SET
	"position_en" = CASE "position"
		WHEN 'Персональный менеджер' THEN 'Personal manager'
		WHEN 'Ипотечный специалист' THEN 'Mortgage specialist'
		WHEN 'Отдел передачи ключей' THEN 'Handover of keys'
		ELSE "position" END,
	"hours_en" = replace(replace("hours", 'Ежедневно', 'Every day'), 'Пн–Пт', 'Mon–Fri')
		|| CASE WHEN "hours" LIKE '%Москве%' THEN '' ELSE ' Moscow time' END,
	"hours" = "hours" || CASE WHEN "hours" LIKE '%Москве%' THEN '' ELSE ' по Москве' END;--> statement-breakpoint
ALTER TABLE "managers" ALTER COLUMN "position_en" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "managers" ALTER COLUMN "hours_en" SET NOT NULL;
