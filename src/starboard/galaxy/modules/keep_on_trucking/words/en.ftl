options-keep_on_trucking = Keep on Trucking
